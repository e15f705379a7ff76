import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryOnce } from "../testing/query-once.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";

const logger = pino({ enabled: false });

let folder: string;
let servers: EmbeddedServer[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fyt-test-server-"));
  servers = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, logger });
  servers.push(server);
  return server;
}

describe("the embedded server", () => {
  it("works in a long path with spaces and letters of any script, and refuses files of another version", async () => {
    const dataDir = join(folder, "Gäste liste", "座席表", "a".repeat(120));
    const server = await start(dataDir);
    expect(await queryOnce(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await server.stop();
    await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
    await expect(start(dataDir)).rejects.toThrow(/database files are incompatible with server/);
  });

  it.runIf(process.getuid?.() === 0)("runs for root in either way, on the same files", async () => {
    const programs = join(folder, "programs");
    await mkdir(programs);
    for (const name of ["id", "chown"]) await symlink(`/usr/bin/${name}`, join(programs, name));
    // Without "unshare", there is no namespace.
    for (const path of [programs, process.env.PATH, programs]) {
      vi.stubEnv("PATH", path);
      const server = await start();
      const pid = Number.parseInt(await readFile(join(folder, "postgres", "postmaster.pid"), "utf8"), 10);
      const { uid } = await stat(`/proc/${pid}`);
      expect(uid === 0).toBe(path !== programs);
      await queryOnce(server.url, "CREATE TABLE IF NOT EXISTS visits (id serial); INSERT INTO visits DEFAULT VALUES");
      expect(await queryOnce(server.url, "SELECT min(id) FROM visits")).toEqual([{ min: 1 }]);
      await server.stop();
    }
  });
});
