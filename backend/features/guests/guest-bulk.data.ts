import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import type { NewGuest } from "./guest.data.ts";
import type { Guest } from "./guest.type.ts";

/** With more guests, the whole list is scanned once. */
const maxLookedUp = 100;

function chosenGuests(eventId: WritableEventId, ids: readonly number[]): Prisma.Sql {
  const { sql } = Prisma;
  // IS TRUE keeps the planner from a join that would search the ids once for each guest.
  const isChosen =
    ids.length <= maxLookedUp
      ? sql`guests.id = ANY (${ids}::int[])`
      : sql`(guests.id IN (SELECT unnest(${ids}::int[]))) IS TRUE`;
  return sql`guests.event_id = ${eventId} AND ${isChosen}`;
}

export async function deleteGuests(tx: Queryable, eventId: WritableEventId, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM guests WHERE ${chosenGuests(eventId, ids)}`;
}

/** Seats guests at a table (empty label for none), at no particular seat. Returns how many guests that moves. */
export async function writeTable(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  label: string,
): Promise<number> {
  return tx.$executeRaw`
    UPDATE guests SET table_number = ${label}, seat_number = NULL, updated_at = now()
    WHERE ${chosenGuests(eventId, ids)} AND lower(table_number) <> lower(${label})`;
}

/** Writes an extra column of guests; an empty value removes it. Returns how many guests that changes. */
export async function writeColumn(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  { column, value }: { column: string; value: string },
): Promise<number> {
  return tx.$executeRaw`
    UPDATE guests SET updated_at = now(), additional_info = coalesce((
      SELECT json_object_agg(key, value ORDER BY place) FROM (
        SELECT key, CASE WHEN key = ${column} THEN ${value} ELSE value END AS value, place
        FROM json_each_text(additional_info) WITH ORDINALITY AS cells (key, value, place)
        UNION ALL
        SELECT ${column}, ${value}, 1000000 WHERE additional_info->${column} IS NULL
      ) AS cells
      WHERE value <> ''
    ), '{}')
    WHERE ${chosenGuests(eventId, ids)} AND coalesce(additional_info->>${column}, '') <> ${value}`;
}

/** Characters of a guest list, as imports count them. */
export async function countCharacters(tx: Queryable, eventId: WritableEventId): Promise<number> {
  const [list] = await tx.$queryRaw<{ characters: number }[]>`
    SELECT coalesce(sum(
      length(name) + length(table_number) + length(additional_info::text) + length(household) + length(door_note)
      + length(other_names)
    ), 0)::float8 AS characters FROM guests WHERE event_id = ${eventId}`;
  return list?.characters ?? 0;
}

export interface MergedGuest
  extends Omit<Guest, "id" | "name" | "additionalInfo" | "otherNames" | "updatedAt" | "historyEntryId"> {
  /** As they are stored. */
  otherNames: string;
  additionalInfo: NewGuest["additionalInfo"];
}

/** Ids of guests who were merged into some guests before. */
export async function findMergedIds(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
): Promise<number[]> {
  const guests = await tx.guest.findMany({ where: { eventId, id: { in: [...ids] } }, select: { mergedIds: true } });
  return guests.flatMap(({ mergedIds }) => mergedIds);
}

/** Writes all of a guest but the name. `mergedIds`: all who were ever merged into them. */
export async function writeMergedGuest(
  tx: Queryable,
  eventId: WritableEventId,
  id: number,
  { additionalInfo, ...fields }: MergedGuest,
  mergedIds: number[],
): Promise<void> {
  await tx.guest.updateMany({ where: { id, eventId }, data: { ...fields, mergedIds } });
  const json = JSON.stringify(Object.fromEntries(additionalInfo));
  await tx.$executeRaw`UPDATE guests SET additional_info = ${json}::json WHERE id = ${id} AND event_id = ${eventId}`;
}

/** Makes the plus-ones of merged guests those of the guest who stays. */
export async function followMergedGuests(
  tx: Queryable,
  eventId: WritableEventId,
  id: number,
  merged: readonly number[],
): Promise<void> {
  await tx.guest.updateMany({
    where: { eventId, guestOfId: { in: [...merged] }, NOT: { id } },
    data: { guestOfId: id },
  });
}
