import type { Queryable } from "../../database/client.ts";

/** An event from before events had days. */
export interface UndatedEvent {
  id: number;
  date: string;
  createdAt: Date;
}

/** Events whose date text was not searched for a day yet. */
export function findUndatedEvents(db: Queryable, most: number): Promise<UndatedEvent[]> {
  const select = { id: true, date: true, createdAt: true };
  return db.event.findMany({ where: { isDayRead: false }, select, orderBy: { id: "asc" }, take: most });
}

/** Stores the day in an event's date text, unless the organizer changed either since. */
export async function writeReadDay(db: Queryable, { id, date }: UndatedEvent, day: string | undefined): Promise<void> {
  // Raw SQL: Prisma would set updated_at, which makes every open form of the event look outdated.
  await db.$executeRaw`
    UPDATE events SET day = ${day ?? null}::date, is_day_read = true
    WHERE id = ${id} AND NOT is_day_read AND date = ${date}`;
}
