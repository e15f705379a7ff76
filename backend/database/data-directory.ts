import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lock } from "proper-lockfile";
import { syncFolder } from "../lib/sync-folder.ts";
import { giveFiles, runAs, type ServerAccount, serverMajorVersion } from "./server-account.ts";

/** Another running process owns the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";
}

const unfinishedPrefix = "postgres-unfinished-";
const retryMs = 100;
/** The owner renews its lock every second. After a kill, the next process waits this long. */
const lockTimes = { update: 1_000, stale: 3_000 };

/** Where PostgreSQL's files are. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "postgres");

/** For the superuser `postgres` and the database `postgres`. */
export async function serverUrl(files: string, port: number): Promise<string> {
  const password = await readFile(passwordFile(files), "utf8");
  // sslmode is explicit so that the environment's PGSSLMODE does not apply.
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

const passwordFile = (files: string): string => join(files, "superuser-password");

/**
 * Makes this process the only owner of a data directory; the result gives it up. By a lock that its owner renews, because
 * process ids are reused, and always the same in a container. `onLost`: another process took it while this one stood still.
 * @throws DataDirectoryInUse
 */
export async function lockDataDirectory(dataDir: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  const lockfilePath = join(dataDir, "lock");
  const renewedAt = () =>
    stat(lockfilePath).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const before = await renewedAt();
  for (;;) {
    try {
      const release = await lock(dataDir, { ...lockTimes, lockfilePath, realpath: false, onCompromised: onLost });
      // It may be lost already.
      return () => release().catch(() => undefined);
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "ELOCKED";
      if (!isTaken) {
        const advice = "Set DATA_DIR to a directory on a local disk that this user may write to.";
        throw new Error(`The data directory ${dataDir} cannot be used: ${error}. ${advice}`, { cause: error });
      }
    }
    const now = await renewedAt();
    if (now !== 0 && now !== before) {
      const advice = "Stop it, or set DATA_DIR to another directory.";
      throw new DataDirectoryInUse(`The data directory ${dataDir} is already in use by another process. ${advice}`);
    }
    await delay(retryMs);
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
  const version = (await readFile(join(files, "PG_VERSION"), "utf8")).trim();
  if (version === serverMajorVersion) return files;
  throw new Error(
    `${files} was created by PostgreSQL ${version}; this version of the product includes PostgreSQL ${serverMajorVersion}. ` +
      "Export the data with the version that created it, or set DATA_DIR to a new directory.",
  );
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
  await runAs(account, account.binaries.initdb, args).catch((cause: unknown) => {
    throw new Error(`The database could not be created in ${path}: ${cause}`, { cause });
  });
  await rename(password, passwordFile(files));
  await rename(files, path);
  await syncFolder(account.dataDir);
  await rm(workshop, { recursive: true, force: true });
}
