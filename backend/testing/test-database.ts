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
