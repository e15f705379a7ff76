import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readArchive } from "../../backup/container.ts";
import { createDatabase, type Database } from "../../database/client.ts";
import { createLogger } from "../../lib/logger.ts";
import { Schedule } from "../../lib/schedule.ts";
import { seed } from "../../seed.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findInstallation } from "./backup.data.ts";
import { getBackups, readBackupFigures } from "./backup.service.ts";
import { backupDueAt, backupsKeptUntil, createBackupJob } from "./backup-job.service.ts";

const guestName = "Zebulon Quintessence";
const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const plan = { schedule: new Schedule("0 3 * * *"), keep: 1 };

let database: TestDatabase;
let processes: Database[];
let db: Database;
let folder: string;
let clock: Date;
let logged: string;
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  processes = [createDatabase(database.url), createDatabase(database.url)];
  db = createDatabase(database.url);
  await seed(db, { username: "admin", password: "correct horse" });
  await db.pool.query("UPDATE guests SET name = $1", [guestName]);
  folder = await mkdtemp(join(tmpdir(), "fyt-test-scheduled-"));
  clock = new Date("2026-11-23T12:00:00Z");
  logged = "";
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await Promise.all([db, ...processes].map((one) => one.close()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(process: Database, options: { where?: string; schedule?: undefined } = {}) {
  const { where, schedule } = { where: folder, schedule: plan.schedule, ...options };
  const log = new PassThrough().on("data", (chunk) => {
    logged += String(chunk);
  });
  const job = createBackupJob({
    db: process,
    logger: createLogger("info", log),
    plan: { ...plan, schedule },
    place: { url: database.url, clientVariables: {}, folder: where, sealing: { recipients: [recipient] } },
    now: () => clock,
    checkEveryMs: 20,
  });
  const stop = job.start();
  stops.push(stop);
  return { job, stop };
}

const runs = () => db.prisma.backupRun.findMany({ orderBy: { id: "asc" } });
async function ended(count: number) {
  const done = async () => (await runs()).filter(({ finishedAt }) => finishedAt !== null);
  await expect.poll(async () => (await done()).length, { timeout: 80_000 }).toBe(count);
  return (await done()).at(-1);
}
const backups = () => getBackups(db, undefined);
const files = async () => (await readdir(folder)).sort();

it("makes a backup at each turn in one of two processes, tries it, and deletes the one before", async () => {
  const key = await findInstallation(db.prisma);
  // As left by a killed process. The folder also has files of people, other installations and earlier versions.
  const untried = `find-your-table-scheduled-${key}-20261122T030000Z.backup.age.untried`;
  const theirs = [
    ...["a.backup", "find-your-table-20261101T030000Z.backup", "notes.untried"],
    ...["20261121T030000Z.backup", "0-20261121T030000Z.backup", "0-20261121T030000Z.backup.untried"].map(
      (end) => `find-your-table-scheduled-${end}`,
    ),
  ];
  const older = `find-your-table-scheduled-${key}-20261121T030000Z.backup`;
  for (const name of [untried, `${untried}.unfinished`, older, ...theirs]) await writeFile(join(folder, name), "");
  await db.prisma.backupRun.create({ data: { startedAt: new Date("2026-11-22T03:00:00Z") } });
  expect(await backups()).toMatchObject({ isRunning: true, lastSuccess: null });

  for (const process of processes) start(process);
  expect(await ended(2)).toMatchObject({ hasFailed: false, proof: "restored", startedAt: clock });
  expect((await runs())[0]).toMatchObject({ hasFailed: true, finishedAt: clock });
  const first = `find-your-table-scheduled-${key}-20261123T120000Z.backup.age`;
  const kept = [...theirs, first].sort();
  await expect.poll(files).toEqual(kept);
  expect((await readFile(join(folder, first))).includes(guestName)).toBe(false);
  const { rows } = await readArchive(join(folder, first), { identities: [identity] });
  expect(rows.get("users")).toBe(1);
  for (const table of ["backup_runs", "installations"]) expect(rows.has(table)).toBe(false);

  await expect.poll(async () => (await readBackupFigures(db)).kept).toBe(1);
  expect(await backups()).toMatchObject({ isRunning: false, failedAt: null });

  // A row that violates its constraint is copied, but could not be restored.
  await db.pool.query("ALTER TABLE guests DISABLE TRIGGER ALL; UPDATE guests SET event_id = -1");
  clock = new Date("2026-11-25T03:00:01Z");
  expect(await ended(3)).toMatchObject({ hasFailed: true, file: null });
  expect(await files()).toEqual(kept);
  expect(await backups()).toMatchObject({
    failedAt: clock,
    lastSuccess: { startedAt: new Date("2026-11-23T12:00:00Z") },
  });
  const lastSuccess = { at: new Date("2026-11-23T12:00:00Z"), isRestored: true };
  expect(await readBackupFigures(db)).toMatchObject({ kept: 1, failures: 1, lastSuccess });
  expect(logged).toContain('"codes":["23503"]');
  for (const secret of ["Zebulon", recipient, "AGE-SECRET"]) expect(logged).not.toContain(secret);
});

it("gives a backup up when the program stops, and leaves nothing half done", async () => {
  const blocker = await db.pool.connect();
  await blocker.query("BEGIN; LOCK TABLE guests");
  const { stop } = start(db);
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await db.pool.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1);
  expect(await backups()).toMatchObject({ isRunning: true });
  await stop();
  await blocker.query("COMMIT");
  blocker.release();
  expect(await ended(1)).toMatchObject({ hasFailed: true });
  expect(await files()).toEqual([]);
});

it("makes one when somebody asks, says when the folder cannot be used, and makes none without a schedule", async () => {
  const inTheWay = join(folder, "in-the-way");
  await writeFile(inTheWay, "");
  await start(db, { schedule: undefined, where: inTheWay }).job.begin();
  expect(await ended(1)).toMatchObject({ hasFailed: true });
  expect(await backups()).toMatchObject({ failedAt: clock, lastSuccess: null });
  const { job } = start(db, { schedule: undefined });
  await job.begin();
  expect(await backups()).toMatchObject({ isOn: false, isRunning: true });
  await job.begin();
  expect(await ended(2)).toMatchObject({ hasFailed: false, proof: "restored" });
  expect(await runs()).toHaveLength(2);
});

const at = (time: string) => new Date(`2026-11-${time}Z`);

it.each<[string, [string, string | null, boolean] | null, string]>([
  ["at once before the first", null, "23T12:00:00"],
  ["by schedule after a success", ["23T03:00:00.200", "23T03:10:00", false], "24T03:00:00"],
  ["an hour after a failure", ["23T03:00:00.200", "23T03:10:00", true], "23T04:10:00"],
  ["an hour after one that was cut off", ["23T03:00:00.200", null, false], "23T04:00:00.200"],
  ["by schedule if that is sooner", ["23T02:30:00", "23T02:31:00", true], "23T03:00:00"],
  ["late if the program did not run", ["19T03:00:00.200", "19T03:10:00", false], "20T03:00:00"],
  ["once for all missed turns", ["23T12:00:00", "23T12:10:00", false], "24T03:00:00"],
])("is due %s", (_when, last, due) => {
  const run = last && { startedAt: at(last[0]), finishedAt: last[1] === null ? null : at(last[1]), hasFailed: last[2] };
  expect(backupDueAt(plan, run, at("23T12:00:00"))).toEqual(at(due));
});

it("keeps what is deleted now until as many newer backups exist as are kept", () => {
  expect(backupsKeptUntil({ ...plan, keep: 7 }, at("20T12:00:00"))).toEqual(at("27T03:00:00"));
  expect(backupsKeptUntil(plan, at("20T12:00:00"))).toEqual(at("21T03:00:00"));
  expect(backupsKeptUntil(undefined, at("20T12:00:00"))).toBeUndefined();
});
