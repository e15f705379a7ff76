import { append } from "../../common/lib/append.ts";
import type { Queryable } from "../database/client.ts";
import { Prisma } from "../database/generated/client.ts";
import { columnsAbout, isAtDoor, isTheGuest, itemsAboutGuests, type Sought } from "./sought-guest.ts";

/** Each row that refers to a guest, and each item about them, by table. Other guests are in none of them but by their id. */
export async function findRowsAbout(tx: Queryable, sought: Sought): Promise<Record<string, unknown[]>> {
  const { eventId } = sought;
  const rows = columnsAbout(sought).map(({ name, table, isAbout }) => {
    const isFound = name === "door_operations" ? isAtDoor(sought) : isAbout;
    return {
      name,
      query: Prisma.sql`SELECT row_to_json(t) AS row FROM ${table} AS t WHERE event_id = ${eventId} AND ${isFound}`,
    };
  });
  const items = itemsAboutGuests().map(({ name, table, column, list, id }) => {
    const isItem = isTheGuest(sought, { id: Prisma.sql`(item->>${id})::int`, name: Prisma.sql`item->>'name'` });
    const query = Prisma.sql`
      SELECT item AS row FROM ${table}, json_array_elements(${column}::json->${list}) AS item
      WHERE event_id = ${eventId} AND ${isItem}`;
    return { name, query };
  });
  const found = new Map<string, unknown[]>();
  for (const { name, query } of [...rows, ...items].filter((one) => one.name !== "guests")) {
    for (const { row } of await tx.$queryRaw<{ row: unknown }[]>(query)) append(found, name, row);
  }
  return Object.fromEntries(found);
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
