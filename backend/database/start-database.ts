import type { Logger } from "pino";
import { startEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";

export interface StartedDatabase {
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
}

/** Starts or reaches the database, and migrates it. @throws Error with a sentence for the person who started it */
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
