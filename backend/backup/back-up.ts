import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { openConnection } from "../database/connection.ts";
import { findAppliedMigrations, migrationRecords } from "../database/migrate.ts";
import type { Sealing } from "../lib/age-files.ts";
import { backupName, updatePrefix } from "./backup-files.ts";
import { type ArchiveHeader, archiveVersion, writeArchive } from "./container.ts";

/** The format of texts in a backup must not depend on the server's settings. */
export const sessionSettings =
  "SET client_encoding = 'UTF8'; SET DateStyle = 'ISO'; SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 3";

/** Worthless in another place or at another time: a restore ends every session and every sign-in link. */
const passing = [
  "sessions",
  "sign_in_links",
  "second_factor_setups",
  "attempt_counts",
  "staged_files",
  // Of the files in this place's folder.
  "backup_runs",
  // A restore elsewhere is another installation.
  "installations",
];

/**
 * Writes a consistent snapshot, without sessions and counts of attempts; no `sealing` leaves the file readable.
 * @returns number of rows per table @throws Error with a sentence for the person who asked
 */
export async function backUp(url: string, file: string, sealing?: Sealing): Promise<Map<string, number>> {
  const client = await openConnection(url);
  const rows = new Map<string, number>();
  async function* rowsOf({ name, columns }: ArchiveHeader["tables"][number]): AsyncGenerator<Buffer> {
    const copied = client.query(copyTo(`COPY ${columnsOf(client, name, columns)} TO STDOUT`));
    yield* copied;
    rows.set(name, copied.rowCount);
  }
  try {
    await client.query(sessionSettings);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    await writeArchive(file, await describe(client), rowsOf, sealing);
    return rows;
  } finally {
    await client.end();
  }
}

async function describe(client: pg.ClientBase): Promise<ArchiveHeader> {
  const migrations = await findAppliedMigrations(client);
  if (migrations.length === 0)
    throw new Error("There is nothing to back up: the program has not used this database yet.");
  return {
    format: "find-your-table-backup",
    version: archiveVersion,
    createdAt: new Date().toISOString(),
    migrations,
    tables: await findTables(client),
    sequences: await findSequences(client),
  };
}

/** The tables that are backed up, with their columns. */
async function findTables(client: pg.ClientBase): Promise<ArchiveHeader["tables"]> {
  const { rows } = await client.query<ArchiveHeader["tables"][number]>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname <> ALL ($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [[...passing, migrationRecords]],
  );
  return rows;
}

/** They may be ahead of the rows of a snapshot, never behind them. */
async function findSequences(client: pg.ClientBase): Promise<ArchiveHeader["sequences"]> {
  const { rows } = await client.query<ArchiveHeader["sequences"][number]>(
    `SELECT sequencename::text AS name, coalesce(last_value, start_value)::text AS value,
       last_value IS NOT NULL AS "isCalled"
     FROM pg_sequences WHERE schemaname = current_schema()`,
  );
  return rows;
}

/** A table with its columns, for COPY. */
export function columnsOf(client: pg.ClientBase, table: string, columns: readonly string[]): string {
  return `${client.escapeIdentifier(table)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;
}

/** Where backups before updates go; no `sealing` leaves them readable. */
export interface UpdateBackupPlace {
  folder: string;
  sealing: Sealing | undefined;
}

/** Writes everything into a new file. @returns its path @throws Error with a sentence when it cannot be written */
export async function backUpBeforeUpdate(
  url: string,
  { folder, sealing }: UpdateBackupPlace,
  now: Date,
): Promise<string> {
  const file = join(folder, backupName(updatePrefix, now, sealing));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await backUp(url, file, sealing);
    return file;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The update changed nothing, because the backup before it failed: ${reason}. Make room, set BACKUP_FOLDER to ` +
        "another folder, or set BACKUP_BEFORE_UPDATE=false to update without it.",
      { cause },
    );
  }
}
