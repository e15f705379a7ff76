import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { lockDataDirectory } from "../database/data-directory.ts";
import { type EmbeddedServer, startEmbeddedServer } from "../database/embedded-server.ts";
import { endOrphanedServer } from "../database/orphaned-server.ts";

const prefix = "fyt-test-postgres-";
const logger = pino({ enabled: false });

/** In the temp folder, removed on stop. Does not wait for the disk, so it is fast and loses everything in a crash. */
export async function startThrowAwayServer(): Promise<EmbeddedServer> {
  await removeAbandonedServers();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startEmbeddedServer({ dataDir, logger, durable: false });
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
  if (!isComplete) return;
  const unlock = await lockDataDirectory(dataDir, () => undefined);
  await endOrphanedServer(join(dataDir, "postgres"), logger);
  await unlock();
  await rm(dataDir, { recursive: true, force: true });
}
