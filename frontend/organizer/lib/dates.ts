import { languageTag } from "./text.ts";

const longDateFormat = new Intl.DateTimeFormat(languageTag, { year: "numeric", month: "long", day: "numeric" });

/** An ISO 8601 time as a date in the reader's time zone: "November 20, 2026". */
export function longDate(isoTime: string): string {
  return longDateFormat.format(new Date(isoTime));
}

const timeFormat = new Intl.DateTimeFormat(languageTag, { dateStyle: "long", timeStyle: "short" });

/** An ISO 8601 time in the reader's time zone: "November 20, 2026 at 9:40 PM". */
export function dateAndTime(isoTime: string): string {
  return timeFormat.format(new Date(isoTime));
}

const clockFormat = new Intl.DateTimeFormat(languageTag, { timeStyle: "short" });

/** The time of day of an ISO 8601 time, in the reader's time zone: "9:40 PM". */
export function timeOfDay(isoTime: string): string {
  return clockFormat.format(new Date(isoTime));
}

const dayFormat = new Intl.DateTimeFormat(languageTag, { dateStyle: "full", timeZone: "UTC" });

/** A calendar day (2027-06-12), whatever the reader's time zone: "Saturday, June 12, 2027". */
export function fullDay(day: string): string {
  return dayFormat.format(new Date(day));
}

const agoFormat = new Intl.RelativeTimeFormat(languageTag, { numeric: "auto" });
const weekdayFormat = new Intl.DateTimeFormat(languageTag, { dateStyle: "full" });
const msPerDay = 24 * 60 * 60 * 1000;

/** The day of an ISO 8601 time, in the reader's time zone, as a heading: "Today", "Yesterday", "Saturday, June 12, 2027". */
export function dayHeading(isoTime: string, now = new Date()): string {
  const time = new Date(isoTime);
  // Days are 23 or 25 hours long when the clocks change.
  const daysAgo = Math.round((startOfDay(now) - startOfDay(time)) / msPerDay);
  return capitalized(daysAgo === 0 || daysAgo === 1 ? agoFormat.format(-daysAgo, "day") : weekdayFormat.format(time));
}

const startOfDay = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(languageTag) + text.slice(1);

/** The start of the calendar month, in the reader's time zone; ISO 8601. */
export function startOfMonth(time: Date): string {
  return new Date(time.getFullYear(), time.getMonth(), 1).toISOString();
}
