import type pg from "pg";
import { applyMigrations } from "./apply-migrations.ts";
import { openConnection } from "./connection.ts";
import { withDatabaseLock } from "./database-lock.ts";
import { type Migration, migrationsFolder, readMigrations } from "./migration-files.ts";

interface MigrationRecord {
  migration_name: string;
  finished_at: Date | null;
  logs: string | null;
}

interface Options {
  /** Of migrations; those of this version by default. */
  folder?: string;
  /** Called before data of an earlier version is changed; if it fails, nothing is. */
  beforeUpdate?: () => Promise<void>;
}

/**
 * Applies missing migrations, all or none; of several processes one works, the others wait.
 * @throws Error when the database is unreachable or ahead of this version, or a migration fails or failed before
 */
export async function migrate(url: string, options: Options = {}): Promise<void> {
  const { folder = migrationsFolder, beforeUpdate } = options;
  const migrations = await readMigrations(folder);
  const client = await openConnection(url);
  const pending = await findPending(client, migrations).finally(() => client.end());
  if (pending.length === 0) return;
  await withDatabaseLock(url, "migrate", async (locked) => {
    const stillPending = await findPending(locked, migrations);
    if (stillPending.length === 0) return;
    if (stillPending.length < migrations.length) await beforeUpdate?.();
    await applyMigrations(locked, stillPending);
  });
}

/** How many migrations the next start applies. @throws Error when the database is ahead, or one failed before */
export async function missingMigrations(client: pg.Client): Promise<number> {
  return (await findPending(client, await readMigrations(migrationsFolder))).length;
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const table = await client.query("SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL");
  if (table.rowCount === 0) return migrations;
  const { rows } = await client.query<MigrationRecord>(
    "SELECT migration_name, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  const failed = rows.find((row) => row.finished_at === null);
  if (failed) throw failedBefore(failed);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = rows.map((row) => row.migration_name).filter((name) => !known.has(name));
  if (unknown.length > 0) throw databaseIsAhead(unknown);
  const applied = new Set(rows.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !applied.has(name));
}

function failedBefore({ migration_name: name, logs }: MigrationRecord): Error {
  return new Error(
    `The migration "${name}" was started on this database and did not finish${logs ? `: ${logs.trim()}` : "."} ` +
      "Restore a backup, or repair the database by hand and set rolled_back_at of its row in _prisma_migrations " +
      "(or finished_at, if it is complete).",
  );
}

function databaseIsAhead(unknown: string[]): Error {
  return new Error(
    `The database was migrated by a newer version of the product (${unknown.join(", ")}). ` +
      "Start that version, or restore a backup from before the update.",
  );
}
