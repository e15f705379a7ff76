import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import type { Migration } from "./migration-files.ts";

/** In the words of Prisma's tools, which operators may look up. */
const notEmpty =
  "The database schema is not empty. Read more about how to baseline an existing production database: " +
  "https://pris.ly/d/migrate-baseline";

/**
 * Applies all of them with their records, or none: after a failure, the version before still runs.
 * `client` owns the lock "migrate". @throws Error naming what failed
 */
export async function applyMigrations(client: pg.ClientBase, pending: readonly Migration[]): Promise<void> {
  await client.query("BEGIN");
  await createRecords(client);
  for (const migration of pending) {
    await applyMigration(client, migration).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `The update changed nothing, because a part of it failed ("${migration.name}"): ${reason}. ` +
          "Start the version that you had before; it works as it did.",
        { cause },
      );
    });
  }
  await client.query("COMMIT");
}

/** Applies and records it in the caller's transaction. Prisma's tools read the record and its checksum. */
export async function applyMigration(client: pg.ClientBase, { name, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), createHash("sha256").update(sql).digest("hex"), name],
  );
}

/** Creates Prisma's table of migrations unless it exists. @throws Error when the database contains something else */
export async function createRecords(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
     HAVING bool_and(relname <> '_prisma_migrations')`,
  );
  if (rowCount) throw new Error(notEmpty);
  await client.query(
    `CREATE TABLE IF NOT EXISTS _prisma_migrations (
       id VARCHAR(36) PRIMARY KEY NOT NULL,
       checksum VARCHAR(64) NOT NULL,
       finished_at TIMESTAMPTZ,
       migration_name VARCHAR(255) NOT NULL,
       logs TEXT,
       rolled_back_at TIMESTAMPTZ,
       started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
       applied_steps_count INTEGER NOT NULL DEFAULT 0
     )`,
  );
}
