import type { Queryable } from "../../database/client.ts";
import type { Manifest } from "./format/event-record.ts";
import { NewIds } from "./format/numbering.ts";

/** New ids for the numbers of an archive. */
export type AllNewIds = Readonly<Record<keyof Manifest["numbers"], NewIds>>;

/** Takes new ids in ascending order. */
export async function takeNewIds(tx: Queryable, numbers: Manifest["numbers"]): Promise<AllNewIds> {
  return {
    guests: await takeIds(tx, "guests", numbers.guests),
    fixtures: await takeIds(tx, "fixtures", numbers.fixtures),
    entries: await takeIds(tx, "history_entries", numbers.entries),
    pictures: await takeIds(tx, "event_pictures", numbers.pictures),
  };
}

// Hundreds of thousands at once would block other requests while they are read.
const portion = 10_000;

async function takeIds(tx: Queryable, table: string, count: number): Promise<NewIds> {
  const ids: number[] = [];
  while (ids.length < count) ids.push(...(await takePortion(tx, table, Math.min(portion, count - ids.length))));
  return new NewIds(ids);
}

async function takePortion(tx: Queryable, table: string, count: number): Promise<number[]> {
  const taken = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id FROM generate_series(1, ${count}::int)`;
  return taken.map(({ id }) => id);
}
