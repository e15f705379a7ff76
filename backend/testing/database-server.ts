import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { check } from "proper-lockfile";
import { databaseFolder, endOrphanedServer } from "../database/data-directory.ts";
import { type EmbeddedServer, startEmbeddedServer } from "../database/embedded-server.ts";
import { queryOnce } from "./query-once.ts";

const prefix = "fyt-test-postgres-";
const logger = pino({ enabled: false });

// It has dozens of databases, and would vacuum each of them every ten seconds.
const settings = ["fsync", "synchronous_commit", "full_page_writes", "autovacuum"];

/** In the temp folder, removed on stop. Does not wait for the disk, so it is fast and loses everything in a crash. */
export async function startThrowAwayServer(): Promise<EmbeddedServer> {
  await removeAbandonedServers();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startEmbeddedServer({ dataDir, logger });
    const sql = [...settings.map((name) => `ALTER SYSTEM SET ${name} = off`), "SELECT pg_reload_conf()"];
    for (const statement of sql) await queryOnce(server.url, statement);
    return { url: server.url, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A killed run leaves its server running. */
async function removeAbandonedServers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  // What another user left or a parallel run removes is not worth failing for.
  await Promise.allSettled(names.map((name) => removeIfAbandoned(join(tmpdir(), name))));
}

async function removeIfAbandoned(dataDir: string): Promise<void> {
  const isComplete = (await readdir(dataDir)).includes("postgres");
  if (!isComplete || (await check(dataDir, { lockfilePath: join(dataDir, "lock"), stale: 3_000 }))) return;
  await endOrphanedServer(databaseFolder(dataDir), logger);
  await rm(dataDir, { recursive: true, force: true });
}
