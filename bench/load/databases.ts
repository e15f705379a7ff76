import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { Database } from "../../backend/database/client.ts";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";

const otherEvents = 10_000;
const guestsOfOthers = 20;
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

async function addEvent({ pool }: Database, name: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "INSERT INTO events (owner_id, name, short_link, guest_list_version) SELECT min(id), $1, $1, 1 FROM users RETURNING id",
    [name],
  );
  return rows[0]?.id ?? 0;
}

/** Adds a public event with `event` as name and short link. @returns its id */
export async function fillWithGuests(db: Database, names: readonly string[], event = "measured"): Promise<number> {
  const eventId = await addGuests(db, names, event);
  await db.pool.query("ANALYZE");
  return eventId;
}

async function addGuests(db: Database, names: readonly string[], event: string): Promise<number> {
  const eventId = await addEvent(db, event);
  await db.pool.query(
    `INSERT INTO guests (event_id, position, name, table_number, additional_info)
     SELECT $1, place, name, (place % ${tables} + 1)::text, '{"Meal": "Fish", "Notes": "Aisle seat"}'
     FROM unnest($2::text[]) WITH ORDINALITY AS guest (name, place)`,
    [eventId, names],
  );
  return eventId;
}

/** Adds public events with the same guests. @returns their ids */
export async function fillWithEvents(db: Database, count: number, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await addGuests(db, names, `measured-${at}`));
  await db.pool.query("ANALYZE");
  return ids;
}

/** Adds 10,000 events of twenty guests. @returns their ids */
export async function fillWithOtherEvents({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO events (owner_id, name, short_link, guest_list_version)
     SELECT (SELECT min(id) FROM users), 'Event ' || n, 'event-' || n, 1 FROM generate_series(1, ${otherEvents}) AS n RETURNING id`,
  );
  await pool.query(
    `INSERT INTO guests (event_id, position, name, table_number)
     SELECT id, n, 'Guest ' || md5(id::text || n), n::text FROM events, generate_series(1, ${guestsOfOthers}) AS n
     WHERE short_link LIKE 'event-%'`,
  );
  return rows.map(({ id }) => id);
}
