import { randomBytes } from "node:crypto";
import type pg from "pg";
import { openConnection } from "../connection.ts";

async function scratchNames(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "SELECT oid::text AS id FROM pg_database WHERE datname = current_database()",
  );
  return `fyt_backup_trial_${rows[0]?.id}_`;
}

/** Removes what a trial left behind that was cut off. Nobody may be trying a backup of this database. */
async function dropLeftovers(client: pg.ClientBase, names: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)",
    [names],
  );
  for (const { name } of rows) await drop(client, name);
}

function drop(client: pg.ClientBase, name: string): Promise<unknown> {
  return client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
}

/** One caller at a time for a database. @throws PostgreSQL's error 42501 when this account may not create databases */
export async function withScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const client = await openConnection(url);
  try {
    const names = await scratchNames(client);
    await dropLeftovers(client, names);
    const name = `${names}${randomBytes(4).toString("hex")}`;
    // The product sorts by collations of its own, so the server's default does not matter.
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)}
       TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`,
    );
    const scratchUrl = new URL(url);
    scratchUrl.pathname = `/${name}`;
    try {
      return await work(scratchUrl.href);
    } finally {
      await drop(client, name);
    }
  } finally {
    await client.end();
  }
}
