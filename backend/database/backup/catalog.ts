import type pg from "pg";
import type { ArchiveHeader } from "./container.ts";

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
export const migrationRecords = "_prisma_migrations";

interface Table {
  name: string;
  columns: string[];
}

/** The product's tables that are backed up, with their columns. */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
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
export async function findSequences(client: pg.ClientBase): Promise<ArchiveHeader["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const sequences: ArchiveHeader["sequences"] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${client.escapeIdentifier(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** Empty for a database that was never migrated. */
export async function findAppliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const table = await client.query("SELECT 1 WHERE to_regclass($1) IS NOT NULL", [migrationRecords]);
  if (table.rowCount === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM ${migrationRecords}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}

/** Drops all that migrations created, and their records, but not the schema, which may belong to somebody else. */
export async function removeEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `WITH own AS (SELECT current_schema()::regnamespace AS id)
     SELECT 1 AS turn, format('DROP TABLE %s CASCADE', c.oid::regclass) AS statement
       FROM pg_class c, own WHERE relnamespace = own.id AND relkind IN ('r', 'p') AND relname <> $1
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
    [migrationRecords],
  );
  for (const { statement } of rows) await client.query(statement);
  await client.query(`DELETE FROM ${migrationRecords}`);
}

/** Drops every foreign key, so that tables can be filled in any order; the result restores and checks them. */
export async function liftForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
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
