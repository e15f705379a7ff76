import type { Opening } from "../../lib/age-files.ts";
import { openConnection } from "../connection.ts";
import { errorCodes, isDatabaseUnavailable } from "../error-codes.ts";
import { checkArchive, UnusableArchive } from "./container.ts";
import { restore } from "./restore.ts";
import { withScratchDatabase } from "./scratch-database.ts";

/** Restored with all its rows; or only the file read, where the server let nothing be restored. */
export type Proof = "restored" | "read";

/**
 * Restores a backup into a temporary database, or reads it where there are no rights or no room for one.
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

/** Whether an error is about rights, room, an operator or the connection, and not about the backup. */
function isForWantOfRoom(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) || errorCodes(error).some((code) => code === "42501" || /^(?:53|57)\w{3}$/.test(code))
  );
}
