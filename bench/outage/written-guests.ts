import { createDatabase, type Database } from "../../backend/database/client.ts";
import type { Random } from "../lib/random.ts";
import { fillWithGuests } from "../load/databases.ts";
import { generateNames } from "../search/names.ts";
import type { WrittenGuest } from "./traffic.ts";

const events = 40;
const guestsPerEvent = 50;

/** With a connection of the benchmark. */
export async function withDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = createDatabase(url);
  return work(db).finally(() => db.close());
}

/** In 40 events, each with the table that it begins with. */
export async function makeGuests(db: Database, random: Random): Promise<WrittenGuest[]> {
  const ids: number[] = [];
  for (let n = 1; n <= events; n += 1) {
    ids.push(await fillWithGuests(db, generateNames(guestsPerEvent, random), `outage-${n}`));
  }
  const { rows } = await db.pool.query<{ id: number; eventId: number; link: string; name: string; table: string }>(
    `SELECT guests.id, event_id AS "eventId", short_link AS link, guests.name, table_number AS table
     FROM guests JOIN events ON events.id = event_id WHERE event_id = ANY($1)`,
    [ids],
  );
  const before = Number.NEGATIVE_INFINITY;
  return rows.map(({ table, ...guest }) => ({
    ...guest,
    writes: [{ table, sentAt: before, ackedAt: before }],
    isBeingWritten: false,
  }));
}

/** By the ids of guests. */
export async function readTables(db: Database): Promise<Map<number, string>> {
  const { rows } = await db.pool.query<{ id: number; table: string }>("SELECT id, table_number AS table FROM guests");
  return new Map(rows.map(({ id, table }) => [id, table]));
}
