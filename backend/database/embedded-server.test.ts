import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { createLogger } from "../lib/logger.ts";
import { queryOnce } from "../testing/query-once.ts";
import { startEmbeddedServer } from "./embedded-server.ts";

const folder = await mkdtemp(join(tmpdir(), "fyt-test-server-"));
const ends: Error[] = [];
const logged: string[] = [];
const logger = createLogger("debug", { write: (line: string) => void logged.push(line) });
const onUnexpectedEnd = (error: Error) => ends.push(error);
const start = () => startEmbeddedServer({ dataDir: folder, logger, pauses: [0], onUnexpectedEnd });
let server = await start();
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function kill(): Promise<void> {
  process.kill(Number.parseInt(await readFile(join(folder, "postgres", "postmaster.pid"), "utf8"), 10), "SIGKILL");
}

const restartsLogged = () => logged.filter((line) => line.includes("The database server is running again")).length;

it("folds text by Unicode rules, checksums its pages, flushes to disk, and listens on loopback only", async () => {
  const [row] = await queryOnce(
    server.url,
    `SELECT lower('ÄÖ') AS lower, current_setting('server_encoding') AS encoding,
         current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync,
         current_setting('listen_addresses') AS addresses`,
  );
  expect(row).toEqual({ lower: "äö", encoding: "UTF8", checksums: "on", fsync: "on", addresses: "127.0.0.1" });
});

it("requires its password, keeps it private, and refuses a second process", async () => {
  const wrong = new URL(server.url);
  wrong.password = "wrong";
  await expect(queryOnce(wrong.href, "SELECT 1")).rejects.toThrow(/password authentication failed/);
  const { mode } = await stat(join(folder, "postgres", "superuser-password"));
  expect(mode & 0o777).toBe(0o600);
  await expect(start()).rejects.toThrow(/already in use by another process/);
});

it("runs again after it was killed, with what was committed, until that is too often; its files stay usable", async () => {
  await queryOnce(server.url, "CREATE TABLE words (word text); INSERT INTO words VALUES ('Grüße')");
  await kill();
  await expect.poll(restartsLogged).toBe(1);
  expect(await queryOnce(server.url, "SELECT word FROM words")).toEqual([{ word: "Grüße" }]);
  expect(ends).toEqual([]);
  await kill();
  await expect.poll(() => ends.length).toBe(1);
  expect(ends[0]?.message).toMatch(/^The database server stopped by itself too often: .*SIGKILL/s);
  await expect(queryOnce(server.url, "SELECT 1")).rejects.toThrow(/ECONNREFUSED/);
  await server.stop();
  server = await start();
  expect(await queryOnce(server.url, "SELECT word FROM words")).toEqual([{ word: "Grüße" }]);
});

it("stops cleanly, however often it is asked to, and keeps its data", async () => {
  const client = new pg.Client({ connectionString: server.url });
  const cut = new Promise<Error>((resolve) => client.on("error", resolve));
  await client.connect();
  await Promise.all([server.stop(), server.stop()]);
  expect((await cut).message).toContain("terminat");
  await expect(queryOnce(server.url, "SELECT 1")).rejects.toThrow(/ECONNREFUSED/);
  expect(await readdir(folder)).not.toContain("lock");
  expect(await readdir(join(folder, "postgres"))).not.toContain("postmaster.pid");
  server = await start();
  expect(await queryOnce(server.url, "SELECT word FROM words")).toEqual([{ word: "Grüße" }]);
});
