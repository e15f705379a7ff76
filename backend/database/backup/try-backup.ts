import type { Opening } from "../../lib/age-files.ts";
import { openConnection } from "../connection.ts";
import { errorCodes, isDatabaseUnavailable } from "../error-codes.ts";
import { UnusableArchive } from "./archive-format.ts";
import { checkArchive } from "./read-archive.ts";
import { restore } from "./restore.ts";
import { withScratchDatabase } from "./scratch-database.ts";

/**
 * What a trial proved: that a backup can be restored with all its rows; or that its file is whole, where the server let
 * nothing be restored.
 */
export type Proof = "restored" | "read";

/**
 * Tries a backup by restoring it into a database that is removed afterwards. Where this is not possible, because the account
 * may not create databases or there is no room, it reads the file to its end.
 *
 * @param url postgresql://… of the database that was backed up
 * @param opening what decrypts the file, if it is encrypted
 * @throws UnusableArchive, or an error of PostgreSQL, when the backup is worthless
 */
export async function tryBackup(url: string, file: string, opening: Opening = {}): Promise<Proof> {
  try {
    await withScratchDatabase(url, (scratchUrl) => restoreAndCount(scratchUrl, file, opening));
    return "restored";
  } catch (error) {
    if (!isForWantOfRoom(error)) throw error;
    await checkArchive(file, opening);
    return "read";
  }
}

async function restoreAndCount(url: string, file: string, opening: Opening): Promise<void> {
  const expected = await restore(url, file, { replace: false, opening });
  const client = await openConnection(url);
  try {
    for (const [table, rows] of expected) {
      const counted = await client.query<{ count: string }>(
        `SELECT count(*)::text AS count FROM ${client.escapeIdentifier(table)}`,
      );
      if (Number(counted.rows[0]?.count) !== rows)
        throw new UnusableArchive("A restore has fewer rows than the backup.");
    }
  } finally {
    await client.end();
  }
}

/**
 * Whether an error says nothing about the backup: missing rights, a full disk or too many connections of the server, an operator's
 * intervention, a lost connection.
 */
export function isForWantOfRoom(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) || errorCodes(error).some((code) => code === "42501" || /^(?:53|57)\w{3}$/.test(code))
  );
}
