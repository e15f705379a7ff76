import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { DataDirectoryInUse, databaseFolder, serverUrl } from "./data-directory.ts";
import { startEmbeddedServer } from "./embedded-server.ts";
import type { StartedDatabase } from "./start-database.ts";

const waitMs = 30_000;
const pollMs = 200;

/** Whether a start has created the embedded database. */
export function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  return stat(databaseFolder(dataDir)).then(
    () => true,
    () => false,
  );
}

/** Connects to the URL or the embedded server, started if necessary. Does not migrate. @throws Error with a sentence */
export async function reachDatabase(options: {
  url: string | undefined;
  dataDir: string;
  logger: Logger;
}): Promise<StartedDatabase> {
  const { url, dataDir } = options;
  if (url !== undefined) return { url, stop: async () => undefined };
  if (!(await hasEmbeddedDatabase(dataDir)))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder that the program uses.`);
  try {
    return await startEmbeddedServer(options);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    return { url: await urlOfRunningServer(dataDir), stop: async () => undefined };
  }
}

/** Waits while the other process is starting. */
async function urlOfRunningServer(dataDir: string): Promise<string> {
  const files = databaseFolder(dataDir);
  const deadline = Date.now() + waitMs;
  for (;;) {
    // PostgreSQL writes this file: the port is its fourth line, the status its eighth.
    const lines = (await readFile(join(files, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
    const port = Number(lines[3]);
    if (lines[7]?.trim() === "ready" && port > 0) return serverUrl(files, port);
    if (Date.now() > deadline) throw new Error(`The database server in ${dataDir} is not ready. Try again later.`);
    await delay(pollMs);
  }
}
