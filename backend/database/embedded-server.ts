import { once } from "node:events";
import { mkdir, realpath } from "node:fs/promises";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { lockDataDirectory, prepareDatabaseFiles, serverUrl } from "./data-directory.ts";
import { endOrphanedServer } from "./orphaned-server.ts";
import { chooseServerAccount, type RootWay, type ServerAccount, spawnAs } from "./server-account.ts";

export interface Restarts {
  /** Within the window; after that, the server is given up. */
  most: number;
  windowMs: number;
  /** Each further pause in a window is four times as long. */
  firstPauseMs: number;
  /** A restart after which the server ran this long is not counted. */
  steadyMs: number;
}

export interface EmbeddedServerOptions {
  dataDir: string;
  logger: Logger;
  /** Once, when the server has ended by itself too often to be restarted, or another process took the data directory. */
  onUnexpectedEnd?: (error: Error) => void;
  /** By default five within ten minutes, after 0.25, 1, 4, 16 and 64 seconds. */
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

const defaultRestarts: Restarts = { most: 5, windowMs: 600_000, firstPauseMs: 250, steadyMs: 10_000 };
// Longer than any of our statements may run: a session that outlives a killed server ends within this time.
const startWithinMs = 60_000;
const retryMs = 100;
const pollMs = 20;
const keptLines = 8;
const lastWordsMs = 500;
const fastShutdownMs = 30_000;
const immediateShutdownMs = 5_000;

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
 * Starts our own PostgreSQL on the loopback interface, cleaning up after an earlier process first, and again when it ends.
 * @throws Error saying what to do, when a running process uses the data directory or PostgreSQL cannot run here
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const stopping = new AbortController();
  const unlock = await lockDataDirectory(dataDir, (error) => {
    stopping.abort();
    options.onUnexpectedEnd?.(new Error(`Another process uses the data directory ${dataDir}: ${error.message}`));
  });
  try {
    const account = await chooseServerAccount(dataDir, options.rootWays);
    const files = await prepareDatabaseFiles(account);
    const start = serverStart(account, files, options, stopping.signal);
    const server = await start();
    const running = keepRunning(server, start, options, stopping.signal).finally(unlock);
    return {
      url: server.url,
      stop() {
        stopping.abort();
        return running;
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface RunningServer {
  url: string;
  /** Its last output. */
  ended: Promise<string>;
}

/** Restarts a server when it ends by itself, within the limits. Resolves when it has ended for good. */
async function keepRunning(
  server: RunningServer,
  start: () => Promise<RunningServer>,
  { restarts = defaultRestarts, logger, onUnexpectedEnd }: EmbeddedServerOptions,
  stopping: AbortSignal,
): Promise<void> {
  let ended = server.ended;
  let recent: number[] = [];
  for (;;) {
    const began = performance.now();
    const lastWords = await ended;
    if (stopping.aborted) return;
    if (performance.now() - began >= restarts.steadyMs) recent.pop();
    recent = recent.filter((time) => time > performance.now() - restarts.windowMs);
    if (recent.length >= restarts.most) return onUnexpectedEnd?.(givenUp(restarts, lastWords));
    const pauseMs = restarts.firstPauseMs * 4 ** recent.length;
    logger.error({ lastWords, pauseMs }, "The database server stopped by itself; restarting it");
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    recent.push(performance.now());
    try {
      ({ ended } = await start());
      logger.info("The database server is running again");
    } catch (error) {
      ended = Promise.resolve(String(error));
    }
  }
}

function givenUp({ most, windowMs }: Restarts, lastWords: string): Error {
  const often = `${most === 1 ? "1 restart" : `${most} restarts`} within ${windowMs / 60_000} minutes`;
  return new Error(`The database server stopped by itself again after ${often}: ${lastWords}`);
}

/** Starts the server on a free port, again on the same one. Rejects if it ends before it accepts connections. */
function serverStart(
  account: ServerAccount,
  files: string,
  { logger, durable = true }: EmbeddedServerOptions,
  stopping: AbortSignal,
): () => Promise<RunningServer> {
  let knownPort: number | undefined;
  return async () => {
    for (const deadline = Date.now() + startWithinMs; ; await delay(retryMs)) {
      await endOrphanedServer(files, logger);
      const port = knownPort ?? (await findFreePort());
      const url = await serverUrl(files, port);
      const chosen = { ...settings, ...(durable ? {} : undurable), port: `${port}` };
      const { ended, stop } = runServer(account, files, chosen, logger, stopping);
      const lastWords = await untilReady(url, ended).catch(async (error: unknown) => {
        stop();
        await ended;
        throw error;
      });
      if (lastWords === undefined) {
        knownPort = port;
        return { url, ended };
      }
      if (stopping.aborted || !isPassing(lastWords) || Date.now() > deadline) {
        throw new Error(`The database server in ${files} did not start: ${lastWords}`);
      }
      logger.debug({ lastWords }, "Starting the database server again");
    }
  };
}

/** Another program took the port in between, or sessions of a killed server are just ending. */
const isPassing = (lastWords: string): boolean =>
  /could not create any TCP\/IP sockets|pre-existing shared memory block/.test(lastWords);

/** `stop` ends the sessions and writes everything to disk. It may not accept connections yet. */
function runServer(
  account: ServerAccount,
  files: string,
  chosen: Record<string, string>,
  logger: Logger,
  stopping: AbortSignal,
): { ended: Promise<string>; stop(): void } {
  const args = Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Its own process group, so that Ctrl+C reaches only us, and we stop the server when the work is done.
  const child = spawnAs(account, account.binaries.postgres, ["-D", files, ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const said: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      said.push(line);
      if (said.length > keptLines) said.shift();
      logger.debug({ postgres: line }, "database server");
    });
  }
  const timers: NodeJS.Timeout[] = [];
  const stop = () => {
    child.kill("SIGINT");
    timers.push(setTimeout(() => child.kill("SIGQUIT"), fastShutdownMs));
    timers.push(setTimeout(() => child.kill("SIGKILL"), fastShutdownMs + immediateShutdownMs));
  };
  const stopWithUs = () => child.kill("SIGINT");
  process.once("exit", stopWithUs);
  stopping.addEventListener("abort", stop);
  if (stopping.aborted) stop();
  const ended = new Promise<string>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) =>
      resolve([...said, `It ended with ${signal ?? `code ${code}`}.`].join("\n"));
    child.once("error", (error) => resolve(error.message));
    child.once("close", end);
    // A session that outlives a killed server keeps the pipe open.
    child.once("exit", (code, signal) => setTimeout(end, lastWordsMs, code, signal));
  }).finally(() => {
    process.off("exit", stopWithUs);
    stopping.removeEventListener("abort", stop);
    for (const timer of timers) clearTimeout(timer);
  });
  return { ended, stop };
}

/** Undefined once the server accepts connections, or its last output if it ended before. */
async function untilReady(url: string, ended: Promise<string>): Promise<string | undefined> {
  // No timeout: crash recovery takes as long as it needs, and a failing server ends.
  while (!(await takesConnections(url))) {
    const lastWords = await Promise.race([ended, delay(pollMs)]);
    if (lastWords !== undefined) return lastWords;
  }
  return undefined;
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const notYet = ["ECONNREFUSED", "ECONNRESET", "57P03"];
    if (error instanceof Error && "code" in error && notYet.includes(String(error.code))) return false;
    if (error instanceof Error && error.message.includes("terminated")) return false;
    throw error;
  } finally {
    await client.end();
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address && typeof address === "object") return address.port;
  throw new Error("No free port on 127.0.0.1.");
}
