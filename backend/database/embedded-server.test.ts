import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../lib/logger.ts";
import { queryOnce } from "../testing/query-once.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";

let folder: string;
let server: EmbeddedServer;
let logged = "";

const log = {
  write(line: string) {
    logged += line;
  },
};
const start = () => startEmbeddedServer({ dataDir: folder, logger: createLogger("debug", log), pauses: [0] });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fyt-test-server-"));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("the embedded server", () => {
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

  it("runs again after it was killed, with what was committed", async () => {
    await queryOnce(server.url, "CREATE TABLE words (word text); INSERT INTO words VALUES ('Grüße')");
    const pid = Number.parseInt(await readFile(join(folder, "postgres", "postmaster.pid"), "utf8"), 10);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => logged).toContain("The database server is running again");
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
});
