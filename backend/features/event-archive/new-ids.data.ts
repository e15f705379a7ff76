import type { Queryable } from "../../database/client.ts";
import type { Manifest } from "./format/event-record.ts";
import { NewIds } from "./format/numbering.ts";

/** The ids that the numbers of an archive stand for here. */
export type AllNewIds = Readonly<Record<keyof Manifest["numbers"], NewIds>>;

/** Takes new ids for the numbers of an archive, in ascending order. */
export async function takeNewIds(tx: Queryable, numbers: Manifest["numbers"]): Promise<AllNewIds> {
  return {
    guests: await takeIds(tx, "guests", numbers.guests),
    fixtures: await takeIds(tx, "fixtures", numbers.fixtures),
    entries: await takeIds(tx, "history_entries", numbers.entries),
    pictures: await takeIds(tx, "event_pictures", numbers.pictures),
  };
}

async function takeIds(tx: Queryable, table: string, count: number): Promise<NewIds> {
  const [taken] = await tx.$queryRaw<{ ids: number[] | null }[]>`
    SELECT array_agg(id::int ORDER BY id) AS ids FROM (
      SELECT nextval(pg_get_serial_sequence(${table}, 'id')) AS id FROM generate_series(1, ${count}::int)
    ) AS taken`;
  return new NewIds(taken?.ids ?? []);
}
