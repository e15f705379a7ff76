import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { Database } from "../../backend/database/client.ts";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";

const tables = 40;

/** Runs work with a database server and a folder, both removed afterwards. */
export async function withDatabaseServer(work: (serverUrl: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "fyt-bench-"));
  const server = await startThrowAwayServer();
  try {
    await work(server.url, folder);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Creates an empty database on a server. @returns its URL */
export async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Adds a public event named "measured", which is its short link, too. @returns its id */
export async function fillWithGuests({ pool }: Database, names: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO events (owner_id, name, short_link, guest_list_version)
     SELECT min(id), 'measured', 'measured', 1 FROM users RETURNING id`,
  );
  const eventId = rows[0]?.id ?? 0;
  await pool.query(
    `INSERT INTO guests (event_id, position, name, table_number, additional_info)
     SELECT $1, place, name, (place % ${tables} + 1)::text, '{"Meal": "Fish", "Notes": "Aisle seat"}'
     FROM unnest($2::text[]) WITH ORDINALITY AS guest (name, place)`,
    [eventId, names],
  );
  await pool.query("ANALYZE");
  return eventId;
}
