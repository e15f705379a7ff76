import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryOnce } from "../testing/query-once.ts";
import { createBareDatabase, type TestDatabase } from "../testing/test-database.ts";
import { migrate, readMigrations } from "./migrate.ts";

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createBareDatabase();
  folder = await mkdtemp(join(tmpdir(), "fyt-test-migrations-"));
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, "migration.sql"), sql);
}

const query = <Row extends pg.QueryResultRow>(sql: string, url = database.url) => queryOnce<Row>(url, sql);

const recordedNames = async () =>
  (await query<{ name: string }>("SELECT name FROM applied_migrations ORDER BY 1")).map(({ name }) => name);

it("migrates an empty database, even when several processes start at once", async () => {
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(await query("SELECT id FROM users")).toEqual([]);
  const migrations = await readMigrations();
  expect(await recordedNames()).toEqual(migrations.map(({ name }) => name));
});

it("applies all or nothing, reports why, and goes on once the mistake is corrected", async () => {
  await writeMigration("001_good", "CREATE TABLE good (id int);");
  await writeMigration("002_bad", "CREATE TABLE bad (id int); INSERT INTO nowhere VALUES (1);");
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'The update changed nothing, because a part of it failed: relation "nowhere" does not exist. ' +
      "Start the version that you had before; it works as it did.",
  );
  expect(await query("SELECT to_regclass('good') AS good, to_regclass('applied_migrations') AS records")).toEqual([
    { good: null, records: null },
  ]);
  await writeMigration("002_bad", "CREATE TABLE bad (id int);");
  await migrate(database.url, { folder });
  expect(await recordedNames()).toEqual(["001_good", "002_bad"]);
});

it("applies new migrations in order once an earlier version's data is backed up, and refuses a newer one's", async () => {
  await writeMigration("001_first", "CREATE TABLE first (id int);");
  const beforeUpdate = vi.fn().mockRejectedValueOnce(new Error("no room"));
  await migrate(database.url, { folder, beforeUpdate });
  expect(beforeUpdate).not.toHaveBeenCalled();
  await writeMigration("003_third", "ALTER TABLE second ADD COLUMN word text;");
  await writeMigration("002_second", "CREATE TABLE second (id int);");
  await expect(migrate(database.url, { folder, beforeUpdate })).rejects.toThrow("no room");
  expect(await recordedNames()).toEqual(["001_first"]);
  await migrate(database.url, { folder, beforeUpdate });
  await migrate(database.url, { folder, beforeUpdate });
  expect(beforeUpdate).toHaveBeenCalledTimes(2);
  expect(await query("SELECT id, word FROM second")).toEqual([]);
  await rm(join(folder, "003_third"), { recursive: true });
  await expect(migrate(database.url, { folder })).rejects.toThrow(/migrated by a newer version .*003_third/);
});

it("reports which server it cannot reach, without the password", async () => {
  const url = new URL(database.url);
  url.password = "not-the-one";
  await expect(migrate(url.href)).rejects.toThrow(
    `The database server (127.0.0.1:${url.port}, database ${url.pathname.slice(1)}) cannot be used: password authentication failed`,
  );
  await expect(migrate(url.href)).rejects.not.toThrow("not-the-one");
  url.port = "1";
  await expect(migrate(url.href)).rejects.toThrow(/127\.0\.0\.1:1, .* ECONNREFUSED .* Check DATABASE_URL/);
});
