import type pg from "pg";
import { advisoryLocks } from "./advisory-locks.ts";
import { openConnection } from "./connection.ts";

const waitMs = 120_000;

/**
 * Runs work on a connection that owns the lock of this name; others wait for up to two minutes.
 * The lock ends with the connection, so a dead process does not keep it.
 */
export async function withDatabaseLock<T>(
  url: string,
  name: "migrate" | "seed",
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openConnection(url);
  try {
    await client.query(`SET lock_timeout = ${waitMs}`);
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks[name]]);
    await client.query("RESET lock_timeout");
    return await work(client);
  } finally {
    await client.end();
  }
}
