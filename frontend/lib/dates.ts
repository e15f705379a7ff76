import { languageTag } from "./text.ts";

const longDateFormat = new Intl.DateTimeFormat(languageTag, { year: "numeric", month: "long", day: "numeric" });

/** A point in time (ISO 8601) as a date in long form, in the reader's time zone: "November 20, 2026". */
export function longDate(isoTime: string): string {
  return longDateFormat.format(new Date(isoTime));
}

const timeFormat = new Intl.DateTimeFormat(languageTag, { dateStyle: "long", timeStyle: "short" });

/** A point in time (ISO 8601) as date and time in long form, in the reader's time zone: "November 20, 2026 at 9:40 PM". */
export function dateAndTime(isoTime: string): string {
  return timeFormat.format(new Date(isoTime));
}

const dayFormat = new Intl.DateTimeFormat(languageTag, { dateStyle: "full", timeZone: "UTC" });

/** A day of the calendar (2027-06-12), whatever the reader's time zone: "Saturday, June 12, 2027". */
export function fullDay(day: string): string {
  return dayFormat.format(new Date(day));
}

const agoFormat = new Intl.RelativeTimeFormat(languageTag, { numeric: "auto" });
const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

/** How long ago a point in time (ISO 8601) was: "3 hours ago", "yesterday". Times to come count as now. */
export function timeAgo(isoTime: string, now = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - new Date(isoTime).getTime()) / 1000);
  const [unit, size] = unitFor(seconds);
  return agoFormat.format(-Math.floor(seconds / size), unit);
}

function unitFor(seconds: number): [unit: "second" | "minute" | "hour" | "day", size: number] {
  if (seconds < minuteSeconds) return ["second", minuteSeconds];
  if (seconds < hourSeconds) return ["minute", minuteSeconds];
  return seconds < daySeconds ? ["hour", hourSeconds] : ["day", daySeconds];
}

/** The start of the calendar month of a point in time, in the reader's time zone; ISO 8601. */
export function startOfMonth(time: Date): string {
  return new Date(time.getFullYear(), time.getMonth(), 1).toISOString();
}
