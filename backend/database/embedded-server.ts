import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, realpath } from "node:fs/promises";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { endOrphanedServer, lockDataDirectory, prepareDatabaseFiles, serverUrl } from "./data-directory.ts";
import { chooseServerAccount, commandAs, type ServerAccount } from "./server-account.ts";

export interface EmbeddedServerOptions {
  dataDir: string;
  logger: Logger;
  /** Once, when the server has ended by itself too often to be restarted, or another process took the data directory. */
  onUnexpectedEnd?: (error: Error) => void;
  /** Before each restart in a row, in milliseconds; after the last one, the server is given up. */
  pauses?: readonly number[];
}

export interface EmbeddedServer {
  /** With the password; the same after a restart. */
  url: string;
  /** Ends all sessions and stops the server cleanly. May be called more than once. */
  stop(): Promise<void>;
}

const defaultPauses = [250, 1_000, 4_000, 16_000, 64_000];
/** A server that ran this long begins a new row. */
const steadyMs = 10_000;
// Longer than any of our statements may run: a session that outlives a killed server ends within this time.
const startWithinMs = 60_000;
const retryMs = 100;
const keptLines = 8;
const lastWordsMs = 500;

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
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
  // No statement and no value may be logged: they contain guests' names.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/** What it takes to start the server, once and again. */
interface Launch extends EmbeddedServerOptions {
  account: ServerAccount;
  files: string;
  port: number;
  stopping: AbortSignal;
}

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
    const account = await chooseServerAccount(dataDir);
    const files = await prepareDatabaseFiles(account);
    const port = await findFreePort();
    const launch = { ...options, account, files, port, stopping: stopping.signal };
    const { ended } = await start(launch);
    const running = keepRunning(ended, launch).finally(unlock);
    return {
      url: await serverUrl(files, port),
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

/** Restarts a server when it ends by itself, within the limits. Resolves when it has ended for good. */
async function keepRunning(ended: Promise<string>, launch: Launch): Promise<void> {
  const { stopping, logger, pauses = defaultPauses } = launch;
  let running = ended;
  for (let count = 0; ; count += 1) {
    const began = performance.now();
    const lastWords = await running;
    if (stopping.aborted) return;
    if (performance.now() - began >= steadyMs) count = 0;
    const pauseMs = pauses[count];
    if (pauseMs === undefined) {
      return launch.onUnexpectedEnd?.(new Error(`The database server stopped by itself too often: ${lastWords}`));
    }
    logger.error({ lastWords, pauseMs }, "The database server stopped by itself; restarting it");
    await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    try {
      running = (await start(launch)).ended;
      logger.info("The database server is running again");
    } catch (error) {
      running = Promise.resolve(String(error));
    }
  }
}

/** Resolves once the server accepts connections. Recovery takes as long as it needs. @throws Error if it ends before */
async function start(launch: Launch): Promise<{ ended: Promise<string> }> {
  const { files, logger, stopping } = launch;
  for (const deadline = Date.now() + startWithinMs; ; await delay(retryMs)) {
    await endOrphanedServer(files, logger);
    const { ready, ended } = run(launch);
    const lastWords = await Promise.race([ready, ended]);
    if (lastWords === undefined) return { ended };
    // Sessions of a killed server are just ending.
    const isPassing = lastWords.includes("pre-existing shared memory block");
    if (stopping.aborted || !isPassing || Date.now() > deadline) {
      throw new Error(`The database server in ${files} did not start: ${lastWords}`);
    }
  }
}

/** Until `stopping`, which ends the sessions and writes everything to disk. */
function run({ account, files, port, logger, stopping }: Launch) {
  const chosen = Object.entries({ ...settings, port }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args, options] = commandAs(account, account.postgres, ["-D", files, ...chosen]);
  // Its own process group, so that Ctrl+C reaches only us, and we stop the server when the work is done.
  const child = spawn(command, args, { ...options, stdio: ["ignore", "ignore", "pipe"], detached: true });
  const said: string[] = [];
  const ready = new Promise<undefined>((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (line.includes("ready to accept connections")) resolve(undefined);
      said.splice(0, said.length - keptLines + 1);
      said.push(line);
      logger.debug({ postgres: line }, "database server");
    });
  });
  const stop = () => child.kill("SIGINT");
  process.once("exit", stop);
  stopping.addEventListener("abort", stop);
  if (stopping.aborted) stop();
  // A session that outlives a killed server keeps the pipe open.
  const ended = Promise.race([once(child, "close"), once(child, "exit").then(() => delay(lastWordsMs))])
    .then(() => [...said, `It ended with ${child.signalCode ?? `code ${child.exitCode}`}.`].join("\n"), String)
    .finally(() => {
      process.off("exit", stop);
      stopping.removeEventListener("abort", stop);
    });
  return { ready, ended };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address && typeof address === "object") return address.port;
  throw new Error("No free port on 127.0.0.1.");
}
