import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Contact } from "./contact.ts";
import { errorCodes } from "./error-codes.ts";
import { migrationRecords, readMigrations } from "./migrate.ts";

export type Readiness = "ready" | "unreachable" | "not migrated";

const answersWithinMs = 3_000;
const undefinedTable = "42P01";

let ownMigrations: ReturnType<typeof readMigrations> | undefined;

async function lookUp(pool: pg.Pool, contact: Contact): Promise<Readiness> {
  ownMigrations ??= readMigrations();
  try {
    const { rows } = await pool.query<{ name: string }>(`SELECT name FROM ${migrationRecords}`);
    const applied = new Set(rows.map(({ name }) => name));
    // Additions of a newer version do no harm: during a rolling update, it runs next to this one.
    return (await ownMigrations).every(({ name }) => applied.has(name)) ? "ready" : "not migrated";
  } catch (error) {
    if (errorCodes(error).includes(undefinedTable)) return "not migrated";
    contact.isLostBy(error);
    return "unreachable";
  }
}

/** No answer within 3 seconds counts as unreachable. */
export async function readinessOf(pool: pg.Pool, contact: Contact): Promise<Readiness> {
  const late = delay(answersWithinMs, "unreachable" as const, { ref: false });
  return Promise.race([lookUp(pool, contact), late]);
}
