import type { Logger } from "pino";
import { startEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";

/** A running, migrated database. */
export interface StartedDatabase {
  /** postgresql://… */
  url: string;
  /** Stops the embedded server cleanly; an external server keeps running. */
  stop(): Promise<void>;
}

interface Options {
  /** Undefined starts the embedded server. */
  url: string | undefined;
  /** Folder for the embedded server's files. */
  dataDir: string;
  logger: Logger;
  /** Called once when the embedded server ends unexpectedly. */
  onUnexpectedEnd: (error: Error) => void;
}

/**
 * Starts the embedded server, or uses the one of the URL, and migrates the schema.
 *
 * @throws Error with a sentence for the person who started the program.
 */
export async function startDatabase({ url, ...options }: Options): Promise<StartedDatabase> {
  const database = url === undefined ? await startEmbeddedServer(options) : { url, stop: async () => undefined };
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
