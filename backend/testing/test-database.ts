import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { createDatabase, type Database } from "../database/client.ts";
import { queryOnce } from "./query-once.ts";

export interface TestDatabase {
  url: string;
  drop(): Promise<unknown>;
}

export function createTestDatabase(): Promise<TestDatabase> {
  return create(inject("templateDatabase"));
}

/** For all tests of a file, gone after them. */
export async function sharedTestDatabase(): Promise<{ url: string; db: Database }> {
  const { url, drop } = await createTestDatabase();
  const db = createDatabase(url);
  afterAll(async () => {
    await db.close();
    await drop();
  });
  return { url, db };
}

/** Without tables, for tests of migrations. */
export function createBareDatabase(): Promise<TestDatabase> {
  return create("template0");
}

async function create(template: string): Promise<TestDatabase> {
  const serverUrl = inject("databaseServerUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  // Takes a quarter of the processor time of copying block by block.
  await queryOnce(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => queryOnce(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * As after the migrations, but ids go on, so that nothing remembered for an id is taken for another row's.
 * Deletes, since truncating many small tables takes far longer.
 */
export async function emptyDatabase(url: string): Promise<void> {
  await queryOnce(url, emptying);
}

// Without foreign keys and triggers, except the one of the audit trail, which only a superuser can set aside.
const emptying = `
  BEGIN;
  SET LOCAL session_replication_role = replica;
  ALTER TABLE audit_entries DISABLE TRIGGER keep_audit_entries;
  DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'applied_migrations'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
  END $$;
  ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER keep_audit_entries;
  COMMIT`;
