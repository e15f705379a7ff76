import { mkdir, realpath } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { type DatabaseFiles, embeddedServerUrl, prepareDatabaseFiles } from "./data-directory.ts";
import { lockDataDirectory } from "./data-directory-lock.ts";
import { defaultRestarts, keepRunning, type Restarts, untilEnded } from "./keep-running.ts";
import { endOrphanedServer } from "./orphaned-server.ts";
import { chooseServerAccount, type RootWay, type ServerAccount } from "./server-account.ts";
import { findServerBinaries } from "./server-binaries.ts";
import { type ServerProcess, spawnServer } from "./server-process.ts";

export interface EmbeddedServerOptions {
  dataDir: string;
  logger: Logger;
  /** Once, when the server has ended by itself too often to be restarted. */
  onUnexpectedEnd?: (error: Error) => void;
  /** By default five times in ten minutes. */
  restarts?: Restarts;
  /** For root only: ways to run the server as another user, in the order to try. */
  rootWays?: RootWay[];
  /** False only if losing the data does no harm: the server then does not wait for the disk. */
  durable?: boolean;
}

export interface EmbeddedServer {
  /** With the password; the same after a restart. */
  url: string;
  /** Ends all sessions and stops the server cleanly. May be called more than once. */
  stop(): Promise<void>;
}

// Longer than any of our statements may run: a session that outlives a killed server ends within this time.
const startWithinMs = 60_000;
const retryMs = 100;
const pollMs = 20;

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "64MB",
  max_wal_size: "256MB",
  // Lists that are imported repeatedly leave dead rows until a vacuum.
  autovacuum_naptime: "10s",
  // Files of the log that are no longer needed are removed, not used again: they contain guests' names.
  wal_recycle: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  // Parallel queries need /dev/shm, which is small in containers.
  max_parallel_workers_per_gather: "0",
  io_method: "sync",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "",
  // No statement and no value may be logged: they contain guests' names.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

// A test server has dozens of databases, and would vacuum each of them this often.
const undurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum_naptime: "1min" };

/**
 * Starts our own PostgreSQL on the loopback interface, cleaning up after an earlier process first.
 * @throws Error saying what to do, when a running process uses the data directory or PostgreSQL cannot run here
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const lock = await lockDataDirectory(dataDir);
  try {
    const binaries = await findServerBinaries();
    const account = await chooseServerAccount({ dataDir, binaries }, options.rootWays);
    const files = await prepareDatabaseFiles(account, dataDir);
    await endOrphanedServer(files.path, options.logger);
    const server = await startServer(account, files, options);
    const stop = keepRunning(server, {
      restarts: options.restarts ?? defaultRestarts,
      logger: options.logger,
      onGivenUp: (error) => options.onUnexpectedEnd?.(error),
      async startAgain(unwanted) {
        await endOrphanedServer(files.path, options.logger);
        return startServer(account, files, options, { port: server.port, unwanted });
      },
    });
    let stopped: Promise<void> | undefined;
    return {
      url: urlOf(server, files),
      stop() {
        stopped ??= stop().finally(() => lock.release());
        return stopped;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface Restart {
  port: number;
  unwanted: AbortSignal;
}

async function startServer(
  account: ServerAccount,
  files: DatabaseFiles,
  { logger, durable = true }: EmbeddedServerOptions,
  restart?: Restart,
): Promise<ServerProcess> {
  const deadline = Date.now() + startWithinMs;
  const chosen = durable ? settings : { ...settings, ...undurable };
  for (;;) {
    const server = await spawnServer(account, files.path, chosen, restart?.port, logger);
    if (restart) void untilEnded(server, restart.unwanted);
    const lastWords = await waitUntilReady(server, files).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    if (lastWords === undefined) return server;
    if (restart?.unwanted.aborted || !isPassing(lastWords) || Date.now() > deadline) {
      throw new Error(`The database server in ${files.path} did not start: ${lastWords}`);
    }
    logger.debug({ lastWords }, "Starting the database server again");
    await delay(retryMs);
  }
}

/** Another program took the port in between, or sessions of a killed server are just ending. */
function isPassing(lastWords: string): boolean {
  return /could not create any TCP\/IP sockets|pre-existing shared memory block/.test(lastWords);
}

/** Undefined once the server accepts connections, or its last output if it ended before. */
async function waitUntilReady(server: ServerProcess, files: DatabaseFiles): Promise<string | undefined> {
  let end: string | undefined;
  void server.ended.then((lastWords) => {
    end = lastWords;
  });
  // No timeout: crash recovery takes as long as it needs, and a failing server ends.
  while (end === undefined) {
    if (await takesConnections(urlOf(server, files))) return undefined;
    await Promise.race([server.ended, delay(pollMs)]);
  }
  return end;
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isNotYetReady(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

function isNotYetReady(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const startingUp = "57P03";
  const code = "code" in error ? error.code : undefined;
  return code === "ECONNREFUSED" || code === "ECONNRESET" || code === startingUp || /terminated/.test(error.message);
}

function urlOf(server: ServerProcess, files: DatabaseFiles): string {
  return embeddedServerUrl(server.port, files.password);
}
