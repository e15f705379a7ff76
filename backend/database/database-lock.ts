import type pg from "pg";
import { openConnection } from "./connection.ts";

// Any number that nobody else uses; Prisma's own is 72707369.
const lockNumbers = { migrate: 841_205_001, seed: 841_205_002 } as const;

const waitMs = 120_000;

/**
 * Runs work while no other process runs work with the same name on this database; others wait for up to two minutes. The lock
 * ends with the connection, so a dead process does not keep it.
 *
 * @param work receives the connection that owns the lock
 */
export async function withDatabaseLock<T>(
  url: string,
  name: keyof typeof lockNumbers,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openConnection(url);
  try {
    await client.query(`SET lock_timeout = ${waitMs}`);
    await client.query("SELECT pg_advisory_lock($1)", [lockNumbers[name]]);
    await client.query("RESET lock_timeout");
    return await work(client);
  } finally {
    await client.end();
  }
}
