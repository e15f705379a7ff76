import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Opening } from "../../lib/age-files.ts";
import { applyMigration, createRecords } from "../apply-migrations.ts";
import { openConnection } from "../connection.ts";
import { withDatabaseLock } from "../database-lock.ts";
import { type Migration, migrationsFolder, readMigrations } from "../migration-files.ts";
import { columnsOf, sessionSettings } from "./back-up.ts";
import { findAppliedMigrations, findTables, liftForeignKeys, migrationRecords, removeEverything } from "./catalog.ts";
import { type ArchiveHeader, checkArchive, readArchive, UnusableArchive } from "./container.ts";

export interface RestoreOptions {
  /** Whether existing data may be replaced. */
  replace: boolean;
  opening?: Opening;
  migrations?: string;
}

/**
 * Replaces all data in one transaction, migrating an older backup; the program must not run.
 * Sessions and links of helpers end. @returns number of rows per table
 * @throws UnusableArchive for the file; Error when the database is in use, foreign, or must not be replaced
 */
export async function restore(
  url: string,
  file: string,
  { replace, opening = {}, migrations: folder = migrationsFolder }: RestoreOptions,
): Promise<Map<string, number>> {
  const { header } = await checkArchive(file, opening);
  const migrations = await readMigrations(folder);
  const atBackup = migrationsOf(header, migrations);
  await refuseWhatMustNotBeReplaced(url, replace, migrations);
  return withDatabaseLock(url, "migrate", async (client) => {
    try {
      await createRecords(client);
      await begin(client);
      for (const migration of atBackup) await applyMigration(client, migration);
      const rows = await load(client, file, opening);
      const newer = migrations.filter((migration) => !atBackup.includes(migration));
      for (const migration of newer) await applyMigration(client, migration);
      await client.query("COMMIT");
      await client.query("ANALYZE");
      return rows;
    } catch (error) {
      throw explain(error);
    }
  });
}

/** Among those that this version knows. */
function migrationsOf({ migrations: names }: ArchiveHeader, known: Migration[]): Migration[] {
  const unknown = names.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length === 0) return known.filter(({ name }) => names.includes(name));
  throw new UnusableArchive(
    `The backup was made by a newer version of the product (${unknown.join(", ")}). Restore it with that version.`,
  );
}

async function refuseWhatMustNotBeReplaced(url: string, replace: boolean, migrations: Migration[]): Promise<void> {
  const client = await openConnection(url);
  try {
    const users = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'find-your-table'`,
    );
    if (users.rows[0]?.count) throw new Error("The program is using this database. Stop all of its processes first.");
    const tables = await findTables(client);
    if (tables.length === 0) return;
    if ((await findAppliedMigrations(client)).length === 0) {
      throw new Error("The database contains something else. Nothing was changed. Please use an empty one.");
    }
    const foreign = await findForeignTables(client, migrations);
    if (foreign.length > 0) {
      throw new Error(
        `The database also contains ${foreign.join(", ")}, which this program did not create. Nothing was changed. Please ` +
          "restore into a database of its own.",
      );
    }
    if (!replace && (await holdsAccounts(client))) {
      throw new Error(
        "The database already has data, and a restore replaces all of it. To continue, run the same command with --yes.",
      );
    }
  } finally {
    await client.end();
  }
}

/** Tables that no migration creates. A restore would drop them with the others. */
async function findForeignTables(client: pg.ClientBase, migrations: Migration[]): Promise<string[]> {
  const own = migrations.flatMap(({ sql }) =>
    [...sql.matchAll(/(?:CREATE TABLE|RENAME TO) "?(\w+)/g)].map(([, name = ""]) => name),
  );
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname <> ALL ($1) ORDER BY relname`,
    [[...own, migrationRecords]],
  );
  return rows.map(({ name }) => name);
}

async function holdsAccounts(client: pg.ClientBase): Promise<boolean> {
  const table = await client.query("SELECT 1 WHERE to_regclass('users') IS NOT NULL");
  if (table.rowCount === 0) return false;
  return (await client.query("SELECT 1 FROM users LIMIT 1")).rowCount === 1;
}

async function begin(client: pg.ClientBase): Promise<void> {
  await client.query(sessionSettings);
  await client.query("BEGIN");
  await client.query("SET LOCAL lock_timeout = '10s'");
  await removeEverything(client);
}

/** The tables must be as at the time of the backup. */
async function load(client: pg.ClientBase, file: string, opening: Opening): Promise<Map<string, number>> {
  // The backup has its own records of changes.
  await client.query("SET LOCAL find_your_table.records_changes = 'off'");
  const putBack = await liftForeignKeys(client);
  const rows = await readArchive(file, opening, async (header) => {
    for (const { name, value, isCalled } of header.sequences) {
      await client.query("SELECT setval($1, $2, $3)", [client.escapeIdentifier(name), value, isCalled]);
    }
    return ({ name, columns }, chunks) =>
      pipeline(Readable.from(chunks), client.query(copyFrom(`COPY ${columnsOf(client, name, columns)} FROM STDIN`)));
  });
  await putBack();
  await endLinksOfHelpers(client);
  await client.query("SET LOCAL find_your_table.records_changes = 'on'");
  return rows;
}

/** A link that was used since the backup would work once more. */
async function endLinksOfHelpers(client: pg.ClientBase): Promise<void> {
  const tables = await findTables(client);
  if (!tables.some(({ name }) => name === "helpers")) return;
  await client.query("UPDATE helpers SET link_hash = NULL, link_expires_at = NULL");
}

function explain(error: unknown): unknown {
  if (error instanceof UnusableArchive) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The backup could not be restored, and nothing was changed: ${reason}`, { cause: error });
}
