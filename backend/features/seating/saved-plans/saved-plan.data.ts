import { z } from "zod";
import type { Queryable } from "../../../database/client.ts";
import type { ListReadableEventId, WritableEventId } from "../../event-rights/event-scope.type.ts";
import type { SavedPlan, SavedSeat, SavedSeating, SavedTable } from "./saved-plan.type.ts";

const storedSeating = z.object({
  tables: z.array(z.object({ id: z.number().nullable(), label: z.string(), capacity: z.number().nullable() })),
  seats: z.array(z.tuple([z.number(), z.number().nullable(), z.number().nullable()])),
});

/** Who sits where. */
export interface Seating {
  tables: SavedTable[];
  seats: SavedSeat[];
}

/** The oldest first, without their guests. */
export function findSavedPlans(db: Queryable, eventId: ListReadableEventId): Promise<SavedPlan[]> {
  return db.$queryRaw<SavedPlan[]>`
    SELECT id, name, created_at AS "createdAt",
      (SELECT count(*)::int FROM jsonb_array_elements(seating->'seats') AS seat WHERE seat->>1 IS NOT NULL)
        AS "seatedCount"
    FROM saved_plans WHERE event_id = ${eventId} ORDER BY id`;
}

/** Undefined when there is none. */
export async function findSavedPlan(
  db: Queryable,
  eventId: ListReadableEventId,
  id: number,
): Promise<SavedSeating | undefined> {
  const record = await db.savedPlan.findFirst({ where: { eventId, id } });
  if (!record) return undefined;
  const { tables, seats } = storedSeating.parse(record.seating);
  return {
    ...{ id, name: record.name, createdAt: record.createdAt, tables },
    seatedCount: seats.filter(([, place]) => place !== null).length,
    seats: seats.map(([guestId, tablePlace, seatNumber]) => ({ guestId, tablePlace, seatNumber })),
  };
}

/** @returns the plan's id */
export async function insertSavedPlan(
  tx: Queryable,
  eventId: WritableEventId,
  name: string,
  { tables, seats }: Seating,
): Promise<number> {
  const seating = {
    tables: tables.map(({ id, label, capacity }) => ({ id, label, capacity })),
    seats: seats.map(({ guestId, tablePlace, seatNumber }) => [guestId, tablePlace, seatNumber]),
  };
  return (await tx.savedPlan.create({ data: { eventId, name, seating }, select: { id: true } })).id;
}

/** @returns whether there was such a plan */
export async function deletePlan(db: Queryable, eventId: WritableEventId, id: number): Promise<boolean> {
  return (await db.savedPlan.deleteMany({ where: { eventId, id } })).count > 0;
}

/** A guest and the present table, empty for none. */
export interface PresentSeat {
  guestId: number;
  tableLabel: string;
  seatNumber: number | null;
}

/** The first guests in list order. */
export function findPresentSeats(db: Queryable, eventId: ListReadableEventId, most: number): Promise<PresentSeat[]> {
  return db.$queryRaw<PresentSeat[]>`
    SELECT id AS "guestId", table_number AS "tableLabel", seat_number AS "seatNumber"
    FROM guests WHERE event_id = ${eventId} ORDER BY position, id LIMIT ${most}`;
}
