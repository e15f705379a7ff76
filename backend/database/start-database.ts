import type { Logger } from "pino";
import { startEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";

/** A database that is there and migrated. */
export interface StartedDatabase {
  /** postgresql://… */
  url: string;
  /** Stops the embedded server cleanly; a server of somebody else's goes on. */
  stop(): Promise<void>;
}

interface Options {
  /** Undefined starts the embedded server. */
  url: string | undefined;
  /** Where the embedded server keeps its files. */
  dataDir: string;
  logger: Logger;
  /** Called once when the embedded server ends without having been told to. */
  onUnexpectedEnd: (error: Error) => void;
}

/**
 * Starts the embedded server, or takes the one of the URL, and brings its schema up to date.
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
