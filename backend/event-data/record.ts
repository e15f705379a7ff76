import type { Queryable } from "../database/client.ts";
import { Prisma } from "../database/generated/client.ts";
import { isAtDoor, isTheGuest, itemsAbout, type Sought } from "./sought-guest.ts";
import { eventTables } from "./tables.ts";

const raw = (text: string) => Prisma.raw(text);

/** Each row that refers to a guest, and each item about them, by table. Other guests are in none of them but by their id. */
export async function findRowsAbout(tx: Queryable, sought: Sought): Promise<Record<string, unknown[]>> {
  const { eventId, guestId } = sought;
  const found: Record<string, unknown[]> = {};
  const add = async (name: string, rows: Promise<{ row: unknown }[]>) => {
    const about = (await rows).map(({ row }) => row);
    if (about.length > 0) found[name] = [...(found[name] ?? []), ...about];
  };
  for (const { name, columns } of eventTables.filter((table) => table.name !== "guests")) {
    for (const column of columns) {
      if (!column.refs?.some(({ to, inList }) => to === "guests" && !inList)) continue;
      const isAbout = column.name.endsWith("_ids")
        ? Prisma.sql`${raw(column.name)} @> ARRAY[${guestId}]::int[]`
        : Prisma.sql`${raw(column.name)} = ${guestId}`;
      const isFound = name === "door_operations" ? isAtDoor(sought) : isAbout;
      const rows = tx.$queryRaw<{ row: unknown }[]>`
        SELECT row_to_json(t) AS row FROM ${raw(name)} AS t WHERE event_id = ${eventId} AND ${isFound}`;
      await add(name, rows);
    }
  }
  for (const { name, table, column, list, id } of itemsAbout("guests")) {
    const isItem = isTheGuest(sought, { id: Prisma.sql`(item->>${id})::int`, name: Prisma.sql`item->>'name'` });
    const rows = tx.$queryRaw<{ row: unknown }[]>`
      SELECT item AS row FROM ${table}, json_array_elements(${column}::json->${list}) AS item
      WHERE event_id = ${eventId} AND ${isItem}`;
    await add(name, rows);
  }
  return found;
}

/** Entries of each kind that are read; nobody has more about one guest. */
const maxFound = 2000;

/** A recorded change of a guest's row; null where it did not exist. */
export interface ChangeOfGuest {
  at: Date;
  before: unknown;
  after: unknown;
}

/** Newest first. */
export function findChangesOf(tx: Queryable, { eventId, guestId }: Sought): Promise<ChangeOfGuest[]> {
  return tx.$queryRaw<ChangeOfGuest[]>`
    SELECT created_at AS at, row->'before' AS before, row->'after' AS after
    FROM row_changes AS change CROSS JOIN json_array_elements(change.rows) AS row
    WHERE event_id = ${eventId} AND kind = 'guests' AND ids @> ARRAY[${guestId}]::int[] AND (row->>'id')::int = ${guestId}
    ORDER BY change.id DESC LIMIT ${maxFound}`;
}

/** Entries of the history that have one of their names, newest first. */
export function findEntriesNaming(
  tx: Queryable,
  { eventId, pattern }: Sought,
): Promise<{ action: string; at: Date }[]> {
  return tx.$queryRaw`
    SELECT action, created_at AS at FROM history_entries AS entry
    WHERE event_id = ${eventId} AND (details::text ~* ${pattern} OR EXISTS (
      SELECT FROM row_changes AS change
      WHERE change.event_id = ${eventId} AND change.list_version = entry.list_version AND kind = 'events' AND rows::text ~* ${pattern}))
    ORDER BY id DESC LIMIT ${maxFound}`;
}
