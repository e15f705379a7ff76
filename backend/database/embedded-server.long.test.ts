import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queryOnce } from "../testing/query-once.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";
import type { RootWay } from "./server-account.ts";

const logger = pino({ enabled: false });

let folder: string;
let servers: EmbeddedServer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fyt-test-server-"));
  servers = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = folder, ...rootWays: RootWay[]): Promise<EmbeddedServer> {
  const ways = rootWays.length > 0 ? rootWays : undefined;
  const server = await startEmbeddedServer({ dataDir, logger, rootWays: ways });
  servers.push(server);
  return server;
}

describe("the embedded server", () => {
  it("works in a long path with spaces and letters of any script, for one process at a time", async () => {
    const dataDir = join(folder, "Gäste liste", "座席表", "a".repeat(120));
    const first = await start(dataDir);
    await queryOnce(first.url, "CREATE TABLE words (word text)");
    await expect(start(dataDir)).rejects.toThrow(/already in use/);
    await first.stop();
    const second = await start(dataDir);
    expect(await queryOnce(second.url, "SELECT word FROM words")).toEqual([]);
  });

  it("reports which version created files that it cannot read", async () => {
    const server = await start();
    await server.stop();
    await writeFile(join(folder, "postgres", "PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(/created by PostgreSQL 17/);
  });

  it.runIf(process.getuid?.() === 0)("runs for root in either way, on the same files", async () => {
    const ways: RootWay[] = ["system-user", "namespace", "system-user"];
    for (const way of ways) {
      const server = await start(folder, way);
      const pid = Number.parseInt(await readFile(join(folder, "postgres", "postmaster.pid"), "utf8"), 10);
      const { uid } = await stat(`/proc/${pid}`);
      expect(uid === 0).toBe(way === "namespace");
      await queryOnce(server.url, `CREATE TABLE IF NOT EXISTS visits (way text); INSERT INTO visits VALUES ('${way}')`);
      expect(await queryOnce(server.url, "SELECT way FROM visits LIMIT 1")).toEqual([{ way: "system-user" }]);
      await server.stop();
    }
  });
});
