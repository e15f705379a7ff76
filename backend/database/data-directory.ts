import { randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../lib/sync-folder.ts";
import { giveFolder, makeOwnedFile, makeOwnedFolder, run, type ServerAccount } from "./server-account.ts";
import { serverMajorVersion } from "./server-binaries.ts";

/** A PostgreSQL data directory that is ready to start. */
export interface DatabaseFiles {
  path: string;
  password: string;
}

export const databaseFolder = "postgres";
const unfinishedPrefix = "postgres-unfinished-";
/** Holds the password of the role `postgres`, among the database files. */
export const passwordFile = "superuser-password";

/** For the superuser `postgres` and the database `postgres`. */
export function embeddedServerUrl(port: number, password: string): string {
  // sslmode is explicit so that the environment's PGSSLMODE does not apply.
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

/** Finds or creates the database files. A process killed half-way leaves only a folder that the next one removes. */
export async function prepareDatabaseFiles(account: ServerAccount, dataDir: string): Promise<DatabaseFiles> {
  const path = join(dataDir, databaseFolder);
  await removeUnfinished(dataDir);
  const present = await stat(path).catch(() => undefined);
  if (!present) await createDatabaseFiles(account, dataDir, path);
  if (account.owner) await giveFolder(account.owner, path);
  const version = (await readFile(join(path, "PG_VERSION"), "utf8")).trim();
  if (version !== serverMajorVersion) {
    throw new Error(
      `${path} was created by PostgreSQL ${version}; this version of the product includes PostgreSQL ${serverMajorVersion}. ` +
        "Export the data with the version that created it, or set DATA_DIR to a new directory.",
    );
  }
  return { path, password: await readFile(join(path, passwordFile), "utf8") };
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const unfinished = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix));
  // An initdb that outlived its killed parent may still be writing there; its files are removed another time.
  const removals = unfinished.map((name) => rm(join(dataDir, name), { recursive: true, force: true }));
  await Promise.allSettled(removals);
}

async function createDatabaseFiles(account: ServerAccount, dataDir: string, path: string): Promise<void> {
  const workshop = join(dataDir, `${unfinishedPrefix}${randomBytes(4).toString("hex")}`);
  const files = join(workshop, databaseFolder);
  const passwordPath = join(workshop, passwordFile);
  await makeOwnedFolder(account, workshop);
  await makeOwnedFolder(account, files);
  await makeOwnedFile(account, passwordPath, randomBytes(32).toString("base64url"));
  const result = await run(account, account.binaries.initdb, initdbArguments(files, passwordPath));
  if (result.code !== 0) throw new Error(`The database could not be created in ${path}: ${result.output.trim()}`);
  await rename(passwordPath, join(files, passwordFile));
  await rename(files, path);
  await syncFolder(dataDir);
  await rm(workshop, { recursive: true, force: true });
}

function initdbArguments(files: string, passwordPath: string): string[] {
  return [
    `--pgdata=${files}`,
    "--username=postgres",
    `--pwfile=${passwordPath}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    "--no-instructions",
  ];
}
