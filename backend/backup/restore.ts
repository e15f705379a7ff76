import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { withDatabaseLock } from "../database/connection.ts";
import {
  applyMigrations,
  findAppliedMigrations,
  type Migration,
  migrationRecords,
  readMigrations,
} from "../database/migrate.ts";
import type { Opening } from "../lib/age-files.ts";
import { columnsOf, sessionSettings } from "./back-up.ts";
import { type ArchiveHeader, type ReadArchive, readArchive, UnusableArchive } from "./container.ts";

interface RestoreOptions {
  /** Whether existing data may be replaced. */
  replace: boolean;
  opening?: Opening;
  /** Folder of migrations; those of this version by default. */
  migrations?: string;
}

/**
 * Replaces all data in one transaction, migrating an older backup; the program must not run.
 * Sessions and links of helpers end.
 * @throws UnusableArchive for the file; Error when the database is in use, foreign, or must not be replaced
 */
export async function restore(
  url: string,
  file: string,
  { replace, opening = {}, migrations: folder }: RestoreOptions,
): Promise<ReadArchive> {
  const { header } = await readArchive(file, opening);
  const migrations = await readMigrations(folder);
  const atBackup = migrationsOf(header, migrations);
  return withDatabaseLock(url, "migrate", async (client) => {
    await refuseWhatMustNotBeReplaced(client, replace, migrations);
    try {
      await client.query(sessionSettings);
      await client.query("BEGIN; SET LOCAL lock_timeout = '10s'");
      await removeEverything(client);
      await applyMigrations(client, atBackup);
      const read = await load(client, file, opening);
      await applyMigrations(
        client,
        migrations.filter((migration) => !atBackup.includes(migration)),
      );
      await client.query("COMMIT");
      await client.query("ANALYZE");
      return read;
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

async function refuseWhatMustNotBeReplaced(client: pg.ClientBase, replace: boolean, known: Migration[]): Promise<void> {
  const users = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'find-your-table'",
  );
  if (users.rowCount) throw new Error("The program is using this database. Stop all of its processes first.");
  if ((await findAppliedMigrations(client)).length === 0) return;
  const own = known.flatMap(({ sql }) =>
    [...sql.matchAll(/(?:CREATE TABLE|RENAME TO) "?(\w+)/g)].map(([, name]) => name),
  );
  const { rows: foreign } = await client.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname <> ALL ($1) ORDER BY relname`,
    [[...own, migrationRecords]],
  );
  if (foreign.length > 0) {
    throw new Error(
      `The database also contains ${foreign.map(({ name }) => name).join(", ")}, which this program did not create. ` +
        "Nothing was changed. Please restore into a database of its own.",
    );
  }
  if (!replace && (await client.query("SELECT FROM users LIMIT 1")).rowCount) {
    throw new Error(
      "The database already has data, and a restore replaces all of it. To continue, run the same command with --yes.",
    );
  }
}

/** Drops all that migrations created, and their records, but not the schema, which may belong to somebody else. */
async function removeEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `WITH own AS (SELECT current_schema()::regnamespace AS id)
     SELECT 1 AS turn, format('DROP TABLE %s CASCADE', c.oid::regclass) AS statement
       FROM pg_class c, own WHERE relnamespace = own.id AND relkind IN ('r', 'p')
     UNION ALL
     SELECT 2, format('DROP ROUTINE %s CASCADE', p.oid::regprocedure)
       FROM pg_proc p, own WHERE pronamespace = own.id
     UNION ALL
     SELECT 3, format('DROP TYPE %s CASCADE', t.oid::regtype)
       FROM pg_type t, own WHERE typnamespace = own.id AND typtype IN ('e', 'd')
     UNION ALL
     SELECT 4, format('DROP COLLATION %s CASCADE', c.oid::regcollation)
       FROM pg_collation c, own WHERE collnamespace = own.id
     ORDER BY turn`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/** The tables must be as at the time of the backup. */
async function load(client: pg.ClientBase, file: string, opening: Opening): Promise<ReadArchive> {
  // The backup has its own records of changes.
  await client.query("SET LOCAL find_your_table.records_changes = 'off'");
  const putBack = await liftForeignKeys(client);
  const read = await readArchive(file, opening, async (header) => {
    for (const { name, value, isCalled } of header.sequences) {
      await client.query("SELECT setval($1, $2, $3)", [client.escapeIdentifier(name), value, isCalled]);
    }
    return ({ name, columns }, rows) =>
      pipeline(Readable.from(rows), client.query(copyFrom(`COPY ${columnsOf(client, name, columns)} FROM STDIN`)));
  });
  await putBack();
  // A link that was used since the backup would work once more.
  if (read.rows.has("helpers")) await client.query("UPDATE helpers SET link_hash = NULL, link_expires_at = NULL");
  await client.query("SET LOCAL find_your_table.records_changes = 'on'");
  return read;
}

/** Drops every foreign key, so that tables can be filled in any order; the result restores and checks them. */
async function liftForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND contype = 'f'`,
  );
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    }
  };
}

function explain(error: unknown): unknown {
  if (error instanceof UnusableArchive) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The backup could not be restored, and nothing was changed: ${reason}`, { cause: error });
}
