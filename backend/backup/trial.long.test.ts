import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { queryOnce } from "../testing/query-once.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { tryBackup } from "./trial.ts";

let source: TestDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  source = await createTestDatabase();
  await queryOnce(source.url, rows);
  folder = await mkdtemp(join(tmpdir(), "fyt-test-trial-"));
});
beforeEach(async () => {
  file = join(folder, `${crypto.randomUUID()}.backup`);
  await backUp(source.url, file);
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

const rows = `
  INSERT INTO users (name, username, username_key, email, email_key, password_hash, role)
    VALUES ('Anna', 'anna', 'anna', 'a@example.com', 'a@example.com', 'x', 'customer');
  INSERT INTO events (owner_id, name, description, short_link) SELECT id, 'Gala', '', 'link' FROM users;
  INSERT INTO guests (event_id, position, name) SELECT events.id, n, 'Guest ' || n FROM events, generate_series(1, 50) AS n;`;

it("restores a backup, and leaves nothing behind, nor what a trial left that was killed", async () => {
  const [own] = await queryOnce(source.url, "SELECT oid::text FROM pg_database WHERE datname = current_database()");
  const trial = `fyt_backup_trial_${own?.oid}`;
  await queryOnce(source.url, `CREATE DATABASE ${trial}`);
  expect(await tryBackup(source.url, file)).toBe("restored");
  expect(await queryOnce(source.url, `SELECT FROM pg_database WHERE datname = '${trial}'`)).toEqual([]);
});

it("reads the whole file where the account may not create databases", async () => {
  const role = `limited_${crypto.randomUUID().slice(0, 8)}`;
  await queryOnce(
    source.url,
    `CREATE ROLE ${role} LOGIN PASSWORD 'x'; GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role}`,
  );
  const url = new URL(source.url);
  Object.assign(url, { username: role, password: "x" });
  expect(await tryBackup(url.href, file)).toBe("read");
  await writeFile(file, (await readFile(file)).subarray(0, -9));
  await expect(tryBackup(url.href, file)).rejects.toThrow(/incomplete or damaged/);
  await queryOnce(source.url, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
});
