import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { expect, it, onTestFinished } from "vitest";
import { isDeepRun } from "../../../common/testing/random-runs.ts";
import { restore } from "../../database/backup/restore.ts";
import { startDatabase } from "../../database/start-database.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { queryOnce } from "../query-once.ts";
import { startTestApi } from "../test-api.ts";
import { createBareDatabase, type TestDatabase } from "../test-database.ts";
import { unpackFolder } from "./packed-folder.ts";
import { findReleaseEvent, readAnswers, releaseFactsSchema, undoEverything } from "./release-facts.ts";

const releases = path.join(projectRoot, "releases");
const versions = readdirSync(releases).sort(new Intl.Collator("en", { numeric: true }).compare);
/** What an older version's data become is seen in its backup, too, which is quicker to start from. */
const versionsInPlace = isDeepRun ? versions : versions.slice(-1);

/** Changes can be undone for 30 days only. */
const asIfJustMade = `UPDATE history_entries
  SET created_at = created_at + (now() - (SELECT max(created_at) FROM history_entries))`;

/** Guests, tables, history and door are as they were, and what could be undone still can. */
async function expectNothingLost(version: string, database: TestDatabase): Promise<void> {
  const { answers, undone } = releaseFactsSchema.parse(
    JSON.parse(readFileSync(path.join(releases, version, "facts.json"), "utf8")),
  );
  const api = await startTestApi({}, false, { database });
  onTestFinished(() => api.close());
  const admin = await api.signInAsAdmin();
  const eventId = await findReleaseEvent(admin);
  expect(await readAnswers(admin, eventId)).toMatchObject(answers);
  await queryOnce(database.url, asIfJustMade);
  expect(await undoEverything(admin, eventId)).toEqual(undone);
}

it.each(versions)("restores a backup of version %s", async (version) => {
  const database = await createBareDatabase();
  await restore(database.url, path.join(releases, version, "everything.backup"), { replace: false });
  await expectNothingLost(version, database);
});

it.each(versionsInPlace)("takes over the data directory of version %s, after a backup of it", async (version) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fyt-test-release-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  unpackFolder(path.join(releases, version, "data-directory.tar.br"), dataDir);
  const backups = { folder: path.join(dataDir, "backups"), sealing: undefined };
  const made: string[] = [];
  const { url, stop } = await startDatabase({
    ...{ url: undefined, dataDir, backups },
    logger: pino({ enabled: false }),
    onBackup: (file) => made.push(file),
    onUnexpectedEnd: (error) => expect.unreachable(error.message),
  });
  await expectNothingLost(version, { url, drop: stop });
  for (const file of made) {
    const copy = await createBareDatabase();
    await restore(copy.url, file, { replace: false });
    await expectNothingLost(version, copy);
  }
  expect((await readdir(backups.folder).catch(() => [])).length).toBe(made.length);
});
