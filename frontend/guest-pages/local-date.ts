const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const usDate = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/;
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, month, 1)),
);

/**
 * An event's date in the reader's language, in long form. Organizers write it as they like: what is neither 2027-06-12 nor
 * June 12, 2027 stays as it is.
 */
export function localDate(written: string, language: string): string {
  const time = readDate(written.trim());
  if (time === undefined) return written;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** Midnight of that day, UTC, in milliseconds since 1970. */
function readDate(text: string): number | undefined {
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(text) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth) - 1, Number(isoDay));
  const [, month = "", day, year] = usDate.exec(text) ?? [];
  return year && months.includes(month) ? dayOf(Number(year), months.indexOf(month), Number(day)) : undefined;
}

/** Undefined for a day that does not exist, such as February 30. */
function dayOf(year: number, month: number, day: number): number | undefined {
  const time = Date.UTC(year, month, day);
  const date = new Date(time);
  return date.getUTCMonth() === month && date.getUTCDate() === day ? time : undefined;
}
