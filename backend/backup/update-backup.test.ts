import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { backUpBeforeUpdate } from "./back-up.ts";
import { removeOldUpdateBackups } from "./backup-files.ts";
import { readArchive } from "./container.ts";

const folder = await mkdtemp(join(tmpdir(), "fyt-test-update-backup-"));
const database = await createTestDatabase();
afterAll(async () => {
  await Promise.all([database.drop(), rm(folder, { recursive: true })]);
});

it("is a backup in a folder that it makes, for 30 days", async () => {
  const place = { folder: join(folder, "new"), sealing: undefined };
  const file = await backUpBeforeUpdate(database.url, place, new Date("2027-05-01T12:00:00Z"));
  expect(file).toBe(join(place.folder, "find-your-table-before-update-20270501T120000Z.backup"));
  expect((await readArchive(file, {})).header.format).toBe("find-your-table-backup");
  const others = ["find-your-table-before-update-old.backup", "mine.backup"];
  for (const name of others) await writeFile(join(place.folder, name), "");
  await removeOldUpdateBackups(place.folder, new Date("2027-05-31T11:59:00Z"));
  expect(await readdir(place.folder)).toHaveLength(3);
  await removeOldUpdateBackups(place.folder, new Date("2027-05-31T12:00:01Z"));
  expect((await readdir(place.folder)).sort()).toEqual(others);
  await removeOldUpdateBackups(join(folder, "never made"), new Date());
});

it("that cannot be written says so, and what to do", async () => {
  await writeFile(join(folder, "file"), "");
  const place = { folder: join(folder, "file"), sealing: undefined };
  await expect(backUpBeforeUpdate(database.url, place, new Date())).rejects.toThrow(
    /^The update changed nothing, because the backup before it failed: EEXIST.*BACKUP_BEFORE_UPDATE=false/,
  );
});
