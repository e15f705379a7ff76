import type pg from "pg";
import type { Contact } from "./contact.ts";
import { errorCodes } from "./error-codes.ts";
import { migrationsFolder, readMigrations } from "./migration-files.ts";

export type Readiness = "ready" | "unreachable" | "not migrated";

const answersWithinMs = 3_000;
const undefinedTable = "42P01";

let ownMigrations: Promise<string[]> | undefined;

function namesOfMigrations(): Promise<string[]> {
  ownMigrations ??= readMigrations(migrationsFolder).then((migrations) => migrations.map(({ name }) => name));
  return ownMigrations;
}

async function lookUp(pool: pg.Pool, contact: Contact): Promise<Readiness> {
  try {
    const { rows } = await pool.query<{ name: string }>(
      "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
    const applied = new Set(rows.map(({ name }) => name));
    // Additions of a newer version do no harm: during a rolling update, it runs next to this one.
    return (await namesOfMigrations()).every((name) => applied.has(name)) ? "ready" : "not migrated";
  } catch (error) {
    if (errorCodes(error).includes(undefinedTable)) return "not migrated";
    contact.isLostBy(error);
    return "unreachable";
  }
}

/** No answer within 3 seconds counts as unreachable. */
export async function readinessOf(pool: pg.Pool, contact: Contact): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve("unreachable"), answersWithinMs);
  });
  return Promise.race([lookUp(pool, contact), tooLong]).finally(() => clearTimeout(timer));
}
