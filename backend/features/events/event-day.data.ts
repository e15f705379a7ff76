import type { Queryable } from "../../database/client.ts";

/** An event from before there were days. */
export interface UndatedEvent {
  id: number;
  /** Free text. */
  date: string;
  createdAt: Date;
}

/** Events whose day was not looked for in their dates yet. */
export function findUndatedEvents(db: Queryable, most: number): Promise<UndatedEvent[]> {
  const select = { id: true, date: true, createdAt: true };
  return db.event.findMany({ where: { isDayRead: false }, select, orderBy: { id: "asc" }, take: most });
}

/** Stores the day that an event's date means, unless its organizer has changed either since. */
export async function writeReadDay(db: Queryable, { id, date }: UndatedEvent, day: string | undefined): Promise<void> {
  // Raw SQL, because Prisma would also set updated_at and so make every open form of the event look outdated.
  await db.$executeRaw`
    UPDATE events SET day = ${day ?? null}::date, is_day_read = true
    WHERE id = ${id} AND NOT is_day_read AND date = ${date}`;
}
