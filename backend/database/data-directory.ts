import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { lock } from "proper-lockfile";
import { syncFolder } from "../lib/sync-folder.ts";
import { giveFiles, run, runAs, type ServerAccount } from "./server-account.ts";

/** Another running process owns the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";
}

const unfinishedPrefix = "postgres-unfinished-";
/** The owner renews its lock every second; three seconds after a kill, the next process has it. */
const lockTimes = { update: 1_000, stale: 3_000, retries: { retries: 16, minTimeout: 250, maxTimeout: 250 } };

/** Where PostgreSQL's files are. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "postgres");

/** For the superuser `postgres` and the database `postgres`. */
export async function serverUrl(files: string, port: number): Promise<string> {
  const password = await readFile(passwordFile(files), "utf8");
  // sslmode is explicit so that the environment's PGSSLMODE does not apply.
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

const passwordFile = (files: string): string => join(files, "superuser-password");
const processFile = (files: string): string => join(files, "postmaster.pid");

/** What PostgreSQL says about its running server. */
async function readProcessFile(files: string) {
  const text = await readFile(processFile(files), "utf8").catch(() => "");
  const [pid, , , port, , , , status] = text.split("\n");
  return { text, pid: Number(pid), port: Number(port), isReady: status?.trim() === "ready" };
}

/** The address of a server that another process has started; undefined while it is not ready. */
export async function findServerUrl(files: string): Promise<string | undefined> {
  const { port, isReady } = await readProcessFile(files);
  return isReady ? serverUrl(files, port) : undefined;
}

/**
 * Makes this process the only owner of a data directory; the result gives it up. By a lock that its owner renews, because
 * process ids are reused, and always the same in a container. `onLost`: another process took it while this one stood still.
 * @throws DataDirectoryInUse
 */
export async function lockDataDirectory(dataDir: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  const place = { lockfilePath: join(dataDir, "lock"), realpath: false };
  try {
    const release = await lock(dataDir, { ...lockTimes, ...place, onCompromised: onLost });
    // It may be lost already.
    return () => release().catch(() => undefined);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ELOCKED") {
      const advice = "Stop it, or set DATA_DIR to another directory.";
      throw new DataDirectoryInUse(`The data directory ${dataDir} is already in use by another process. ${advice}`);
    }
    const advice = "Set DATA_DIR to a directory on a local disk that this user may write to.";
    throw new Error(`The data directory ${dataDir} cannot be used: ${cause}. ${advice}`, { cause });
  }
}

/** Finds or creates the database files. A process killed half-way leaves only a folder that the next one removes. */
export async function prepareDatabaseFiles(account: ServerAccount): Promise<string> {
  const { dataDir } = account;
  const files = databaseFolder(dataDir);
  const unfinished = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix));
  // An initdb that outlived its killed parent may still be writing there; its files are removed another time.
  await Promise.allSettled(unfinished.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
  if (!(await stat(files).catch(() => undefined))) await createDatabaseFiles(account, files);
  await giveFiles(account, files);
  return files;
}

async function createDatabaseFiles(account: ServerAccount, path: string): Promise<void> {
  const workshop = await mkdtemp(join(account.dataDir, unfinishedPrefix));
  const files = databaseFolder(workshop);
  const password = join(workshop, "password");
  await mkdir(files, { mode: 0o700 });
  await writeFile(password, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  await giveFiles(account, workshop);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--username=postgres", `--pwfile=${password}`, "--auth=scram-sha-256"];
  const args = [`--pgdata=${files}`, ...access, ...locale, "--data-checksums", "--no-instructions"];
  await runAs(account, account.initdb, args);
  await rename(password, passwordFile(files));
  await rename(files, path);
  await syncFolder(account.dataDir);
  await rm(workshop, { recursive: true, force: true });
}

const shutdownMs = 30_000;
const pollMs = 20;

/** Ends a server that outlived its parent, and what blocks the next start. Only for the owner of the data directory. */
export async function endOrphanedServer(files: string, logger: Logger): Promise<void> {
  const { pid } = await readProcessFile(files);
  if (await isServerOf(pid, files)) {
    logger.info({ pid }, "Stopping the database server that an earlier process left running");
    await stopServer(pid, files);
  }
  // PostgreSQL does not start while the process id in this file exists, even reused by another (usual in containers). It
  // ignores its own parent's id, and still checks the other lines for live backends of the dead server.
  const left = (await readProcessFile(files)).text;
  if (left !== "" && process.platform !== "win32") {
    await writeFile(processFile(files), left.replace(/^\d+/, `${process.pid}`));
  }
}

/** By a fast shutdown, and finally a kill, which recovery repairs. */
async function stopServer(pid: number, files: string): Promise<void> {
  process.kill(pid, "SIGINT");
  for (const end = Date.now() + shutdownMs; await isServerOf(pid, files); await delay(pollMs)) {
    if (Date.now() > end) process.kill(pid, "SIGKILL");
  }
}

/** The process could be an unrelated one that reused the id. */
async function isServerOf(pid: number, files: string): Promise<boolean> {
  const ask = (program: string, ...args: string[]) => run(program, args).then(({ stdout }) => stdout);
  const commandOf = () => {
    if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8");
    if (process.platform !== "win32") return ask("ps", "-ww", "-o", "command=", "-p", `${pid}`);
    return ask("powershell", "-Command", `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`);
  };
  const command = pid > 0 ? await commandOf().catch(() => "") : "";
  return command.replaceAll("\0", " ").includes(`-D ${files} `);
}
