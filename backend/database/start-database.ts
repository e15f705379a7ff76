import { stat } from "node:fs/promises";
import type { Logger } from "pino";
import { backUpBeforeUpdate, type UpdateBackupPlace } from "../backup/back-up.ts";
import { DataDirectoryInUse, databaseFolder, findServerUrl } from "./data-directory.ts";
import { startEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";

interface StartedDatabase {
  url: string;
  /** Stops the embedded server cleanly; an external server keeps running. */
  stop(): Promise<void>;
}

interface Options {
  /** Undefined starts the embedded server. */
  url: string | undefined;
  dataDir: string;
  logger: Logger;
  onUnexpectedEnd: (error: Error) => void;
  /** Undefined updates data of an earlier version without a backup. */
  backups: UpdateBackupPlace | undefined;
  /** Called with the file of a backup that was made before an update. */
  onBackup: (file: string) => void;
}

/** Starts or reaches the database, and migrates it. @throws Error with a sentence for the person who started it */
export async function startDatabase({ url, backups, onBackup, ...options }: Options): Promise<StartedDatabase> {
  const database = url === undefined ? await startEmbeddedServer(options) : { url, stop: async () => undefined };
  const backUp = backups && (async () => onBackup(await backUpBeforeUpdate(database.url, backups, new Date())));
  try {
    await migrate(database.url, { beforeUpdate: backUp });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Connects to the URL or the embedded server, started if necessary. Does not migrate. @throws Error with a sentence */
export async function reachDatabase(options: Pick<Options, "url" | "dataDir" | "logger">): Promise<StartedDatabase> {
  const { url, dataDir } = options;
  const others = { stop: async () => undefined };
  if (url !== undefined) return { url, ...others };
  const files = databaseFolder(dataDir);
  await stat(files).catch(() => {
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to the folder that the program uses.`);
  });
  try {
    return await startEmbeddedServer(options);
  } catch (error) {
    const running = error instanceof DataDirectoryInUse ? await findServerUrl(files) : undefined;
    if (running === undefined) throw error;
    return { url: running, ...others };
  }
}
