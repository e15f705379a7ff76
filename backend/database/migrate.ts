import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { projectRoot } from "../lib/project-root.ts";
import { withDatabaseLock } from "./connection.ts";

export interface Migration {
  /** A time, then what the migration does. Migrations apply in the order of their names. */
  name: string;
  sql: string;
}

interface Options {
  /** Of migrations; those of this version by default. */
  folder?: string;
  /** Called before data of an earlier version is changed; if it fails, nothing is. */
  beforeUpdate?: () => Promise<void>;
}

/** The table of migrations that were applied. */
export const migrationRecords = "applied_migrations";

/** Reads the migrations of a folder in order. */
export async function readMigrations(folder = join(projectRoot, "prisma", "migrations")): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const read = async (name: string) => ({ name, sql: await readFile(join(folder, name, "migration.sql"), "utf8") });
  return Promise.all(names.sort().map(read));
}

/**
 * Applies missing migrations, all or none; of several processes one works, the others wait.
 * @throws Error when the database is unreachable, ahead of this version or somebody else's, or a migration fails
 */
export async function migrate(url: string, { folder, beforeUpdate }: Options = {}): Promise<void> {
  const migrations = await readMigrations(folder);
  await withDatabaseLock(url, "migrate", async (client) => {
    const applied = await findAppliedMigrations(client);
    const unknown = applied.filter((applied) => !migrations.some(({ name }) => name === applied));
    if (unknown.length > 0) {
      throw new Error(
        `The database was migrated by a newer version of the product (${unknown.join(", ")}). ` +
          "Start that version, or restore a backup from before the update.",
      );
    }
    const pending = migrations.filter(({ name }) => !applied.includes(name));
    if (pending.length === 0) return;
    if (applied.length > 0) await beforeUpdate?.();
    await client.query("BEGIN");
    await applyMigrations(client, pending).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const advice = "Start the version that you had before; it works as it did.";
      throw new Error(`The update changed nothing, because a part of it failed: ${reason}. ${advice}`, { cause });
    });
    await client.query("COMMIT");
  });
}

/** Their names; none in an empty database. @throws Error when the database contains something else */
export async function findAppliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
  );
  if (tables.length === 0) return [];
  if (!tables.some(({ name }) => name === migrationRecords)) {
    throw new Error("The database contains something else. Nothing was changed. Please use an empty one.");
  }
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${migrationRecords} ORDER BY name`);
  return rows.map(({ name }) => name);
}

/** Applies and records them, in the transaction of a caller who owns the lock "migrate". */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${migrationRecords} (name TEXT PRIMARY KEY, applied_at TIMESTAMPTZ DEFAULT now())`,
  );
  for (const { name, sql } of migrations) {
    await client.query(sql);
    await client.query(`INSERT INTO ${migrationRecords} (name) VALUES ($1)`, [name]);
  }
}
