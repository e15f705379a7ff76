import { eventDay } from "../../../common/event-day.ts";
import type { StoredEvent } from "./event.data.ts";

/** When an event takes place, in an edit. */
export interface DayEdit {
  date?: string | undefined;
  /** As 2027-06-12; empty for none; undefined takes it from a changed date. */
  day?: string | undefined;
}

/** Null if unknown. */
export function dayOfNew({ date = "", day = eventDay(date) ?? "" }: DayEdit): string | null {
  return day === "" ? null : day;
}

/** Undefined if an edit leaves the day as it was. */
export function dayToStore(edit: DayEdit, before: Pick<StoredEvent, "date" | "day">): string | null | undefined {
  const isSaid = edit.day !== undefined || (edit.date !== undefined && edit.date !== before.date);
  const day = dayOfNew(edit);
  return isSaid && day !== before.day ? day : undefined;
}

/** Free text of the day on which a customer's event is created, until they enter its date. */
export function dateOfFirstEvent(today: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(today);
}
