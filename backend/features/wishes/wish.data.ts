import { pairKinds } from "../../../common/wishes/wish-kinds.ts";
import type { Queryable } from "../../database/client.ts";
import { portionsOf } from "../../lib/portions-of.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { Wish } from "./wish.type.ts";

const wishFields = {
  id: true,
  kind: true,
  priority: true,
  guestIds: true,
  columnName: true,
  value: true,
  fixtureId: true,
  tableIds: true,
  minimum: true,
} as const;

/** In the order of adding; they may be about deleted guests. */
export async function findWishes(db: Queryable, eventId: ListReadableEventId): Promise<Wish[]> {
  const records = await db.wish.findMany({ where: { eventId }, select: wishFields, orderBy: { id: "asc" } });
  return records.map(({ columnName, ...wish }) => ({ ...wish, column: columnName }));
}

/** Which of these guests an event has. */
export async function findPresentGuests(
  db: Queryable,
  eventId: ListReadableEventId,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM guests WHERE event_id = ${eventId} AND id = ANY(${[...ids]}::int[])`;
  return new Set(rows.map(({ id }) => id));
}

/** Which of these fixtures an event has. */
export async function findPresentFixtures(
  db: Queryable,
  eventId: ListReadableEventId,
  ids: readonly number[],
): Promise<Set<number>> {
  const records = await db.fixture.findMany({ where: { eventId, id: { in: [...ids] } }, select: { id: true } });
  return new Set(records.map(({ id }) => id));
}

/** Which of these tables an event has. */
export async function findPresentTables(
  db: Queryable,
  eventId: ListReadableEventId,
  ids: readonly number[],
): Promise<Set<number>> {
  const records = await db.table.findMany({ where: { eventId, id: { in: [...ids] } }, select: { id: true } });
  return new Set(records.map(({ id }) => id));
}

/** Unordered. */
export async function findColumns(db: Queryable, eventId: ListReadableEventId): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT json_object_keys(additional_info) AS name FROM guests WHERE event_id = ${eventId}`;
  return rows.map(({ name }) => name);
}

/** Prisma takes a quarter of a millisecond for each before the database sees any. */
const wishesPerPortion = 50;

/** Ignores the wishes' ids. */
export async function insertWishes(
  tx: Queryable,
  eventId: WritableEventId,
  wishes: readonly Omit<Wish, "id">[],
): Promise<void> {
  for (const portion of portionsOf(wishes, wishesPerPortion)) {
    await tx.wish.createMany({
      data: portion.map(({ column, ...wish }) => ({ ...wish, columnName: column, eventId })),
    });
  }
}

/** One statement. */
export async function updateWishes(tx: Queryable, eventId: WritableEventId, wishes: readonly Wish[]): Promise<void> {
  if (wishes.length === 0) return;
  await tx.$executeRaw`
    UPDATE wishes SET kind = new.kind, priority = new.priority, column_name = new.column, fixture_id = new."fixtureId",
      value = new.value, minimum = new.minimum, guest_ids = new."guestIds", table_ids = new."tableIds"
    FROM json_to_recordset(${JSON.stringify(wishes)}::json) AS new (
      id int, kind wish_kind, priority wish_priority, "column" text, value text, "fixtureId" int,
      minimum int, "guestIds" int[], "tableIds" int[]
    )
    WHERE wishes.id = new.id AND event_id = ${eventId}`;
}

export async function deleteWishes(tx: Queryable, eventId: WritableEventId, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.wish.deleteMany({ where: { eventId, id: { in: [...ids] } } });
}

/** Replaces guests by one and deletes shared wishes left with one. @returns how many wishes were about the others */
export async function replaceGuests(
  tx: Queryable,
  eventId: WritableEventId,
  guestId: number,
  replaced: readonly number[],
): Promise<number> {
  const count = await tx.$executeRaw`
    UPDATE wishes SET guest_ids = ARRAY(
      SELECT DISTINCT CASE WHEN id = ANY(${[...replaced]}::int[]) THEN ${guestId} ELSE id END
      FROM unnest(guest_ids) AS id ORDER BY 1
    )
    WHERE event_id = ${eventId} AND guest_ids && ${[...replaced]}::int[]`;
  await tx.$executeRaw`
    DELETE FROM wishes
    WHERE event_id = ${eventId} AND guest_ids = ARRAY[${guestId}]::int[] AND kind::text = ANY(${[...pairKinds]})`;
  return count;
}

/** Of wishes that differ only in priority or minimum, keeps the strongest. */
export async function deleteRepeatedWishes(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM wishes USING (
      SELECT id, row_number() OVER (
        PARTITION BY kind, guest_ids, lower(column_name), lower(value), fixture_id, table_ids ORDER BY priority DESC, id
      ) AS place
      FROM wishes WHERE event_id = ${eventId}
    ) AS ranked
    WHERE wishes.id = ranked.id AND place > 1`;
}

/** The first guests in list order who have a text in a column. */
export function findCells(
  db: Queryable,
  eventId: ListReadableEventId,
  column: string,
  most: number,
): Promise<{ guestId: number; text: string }[]> {
  return db.$queryRaw`
    SELECT id AS "guestId", additional_info->>${column} AS text FROM guests
    WHERE event_id = ${eventId} AND additional_info->>${column} <> '' ORDER BY position, id LIMIT ${most}`;
}
