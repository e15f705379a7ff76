import { eventDay } from "../../../common/event-day.ts";
import type { Database } from "../../database/client.ts";
import type { StoredEvent } from "./event.data.ts";
import { findUndatedEvents, type UndatedEvent, writeReadDay } from "./event-day.data.ts";

/** What an edit says about when an event takes place. */
export interface DayEdit {
  /** Free text. */
  date?: string | undefined;
  /** As 2027-06-12; empty for none. Undefined: as the date says if it changes. */
  day?: string | undefined;
}

/** The day of a new event; null if unknown. */
export function dayOfNew({ date = "", day = eventDay(date) ?? "" }: DayEdit): string | null {
  return day === "" ? null : day;
}

/** The day that an edit gives to an event; undefined if it leaves the day as it was. */
export function dayToStore(edit: DayEdit, before: Pick<StoredEvent, "date" | "day">): string | null | undefined {
  const isSaid = edit.day !== undefined || (edit.date !== undefined && edit.date !== before.date);
  const day = dayOfNew(edit);
  return isSaid && day !== before.day ? day : undefined;
}

/** Free text for the day on which an event is made for a customer, who has not said yet when it takes place. */
export function dateOfFirstEvent(today: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(today);
}

const undatedPerQuery = 200;

/** Looks for the days of events from before there were days, in all of their dates. Running it again changes nothing. */
export async function readEarlierDays({ prisma }: Database): Promise<void> {
  for (;;) {
    const events = await findUndatedEvents(prisma, undatedPerQuery);
    for (const event of events) await writeReadDay(prisma, event, dayOfEarlier(event));
    if (events.length < undatedPerQuery) return;
  }
}

/** Undefined if the date does not say, or nobody has written it. */
function dayOfEarlier({ date, createdAt }: UndatedEvent): string | undefined {
  return date === dateOfFirstEvent(createdAt) ? undefined : eventDay(date);
}
