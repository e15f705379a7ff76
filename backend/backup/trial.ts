import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { openConnection } from "../database/connection.ts";
import { errorCodes, isDatabaseUnavailable } from "../database/error-codes.ts";
import { type Opening, openableNow } from "../lib/age-files.ts";
import { syncFolder } from "../lib/sync-folder.ts";
import { backUp } from "./back-up.ts";
import { untriedSuffix } from "./backup-files.ts";
import type { BackupResult, BackupTask } from "./backup-process.ts";
import { readArchive } from "./container.ts";
import { restore } from "./restore.ts";

/** Makes and tries a backup, named only once tried; a worthless one is removed. The result contains no data. */
export async function makeBackup({ url, file, sealing: how }: BackupTask): Promise<BackupResult> {
  const untried = `${file}${untriedSuffix}`;
  try {
    const { sealing, opening } = how ? await openableNow(how) : {};
    await backUp(url, untried, sealing);
    const proof = await tryBackup(url, untried, opening);
    const { size } = await stat(untried);
    await rename(untried, file);
    await syncFolder(dirname(file));
    return { proof, bytes: size };
  } catch (error) {
    await rm(untried, { force: true });
    return { failedWith: errorCodes(error) };
  }
}

/**
 * Restores a backup into a temporary database, or reads it where there are no rights or no room for one.
 * @throws UnusableArchive, or an error of PostgreSQL, when the backup is worthless
 */
export async function tryBackup(url: string, file: string, opening: Opening = {}): Promise<"restored" | "read"> {
  try {
    await withScratchDatabase(url, (scratchUrl) => restore(scratchUrl, file, { replace: false, opening }));
    return "restored";
  } catch (error) {
    if (!isForWantOfRoom(error)) throw error;
    await readArchive(file, opening);
    return "read";
  }
}

/** Whether an error is about rights, room, an operator or the connection, and not about the backup. */
function isForWantOfRoom(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) || errorCodes(error).some((code) => code === "42501" || /^(?:53|57)\w{3}$/.test(code))
  );
}

/** One caller at a time for a database. @throws PostgreSQL's error 42501 when this account may not create databases */
async function withScratchDatabase(url: string, work: (scratchUrl: string) => Promise<unknown>): Promise<void> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query<{ name: string }>(
      "SELECT 'fyt_backup_trial_' || oid AS name FROM pg_database WHERE datname = current_database()",
    );
    const name = rows[0]?.name ?? "";
    // A trial that was cut off has left one behind.
    const drop = () => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await drop();
    // The product sorts by collations of its own, so the server's default does not matter.
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`);
    const scratchUrl = new URL(url);
    scratchUrl.pathname = `/${name}`;
    await work(scratchUrl.href).finally(drop);
  } finally {
    await client.end();
  }
}
