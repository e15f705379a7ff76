import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Sealing } from "../../lib/age-files.ts";
import { openConnection } from "../connection.ts";
import { findAppliedMigrations, findSequences, findTables } from "./catalog.ts";
import { type ArchiveHeader, archiveVersion, writeArchive } from "./container.ts";

/** The format of texts in a backup must not depend on the server's settings. */
export const sessionSettings =
  "SET client_encoding = 'UTF8'; SET DateStyle = 'ISO'; SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 3";

/**
 * Writes a consistent snapshot, without sessions and counts of attempts; no `sealing` leaves the file readable.
 * @returns number of rows per table @throws Error with a sentence for the person who asked
 */
export async function backUp(url: string, file: string, sealing?: Sealing): Promise<Map<string, number>> {
  const client = await openConnection(url);
  try {
    await client.query(sessionSettings);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    const header = await describe(client);
    const rows = await writeArchive(file, header, (table) => rowsOf(client, table), sealing);
    return new Map(header.tables.map(({ name }, index) => [name, rows[index] ?? 0]));
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

function rowsOf(client: pg.ClientBase, { name, columns }: ArchiveHeader["tables"][number]): AsyncIterable<Buffer> {
  return client.query(copyTo(`COPY ${columnsOf(client, name, columns)} TO STDOUT`));
}

/** A table with its columns, for COPY. */
export function columnsOf(client: pg.ClientBase, table: string, columns: readonly string[]): string {
  return `${client.escapeIdentifier(table)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;
}
