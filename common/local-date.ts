const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const usDate = /^(?:(?<weekday>[A-Z][a-z]+day), )?(?<month>[A-Z][a-z]+) (?<day>\d{1,2}), (?<year>\d{4})$/;
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, month, 1)),
);

/** An event's date in long form. Anything but 2027-06-12 or June 12, 2027 (weekday optional) stays as is. */
export function localDate(written: string, language: string): string {
  const read = readDate(written.trim());
  if (!read) return written;
  const dateStyle = read.weekday === undefined ? "long" : "full";
  return new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(read.time);
}

interface ReadDate {
  /** Midnight UTC, in milliseconds since 1970. */
  time: number;
  weekday: string | undefined;
}

function readDate(text: string): ReadDate | undefined {
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(text) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth) - 1, Number(isoDay), undefined);
  const { weekday, month = "", day, year } = usDate.exec(text)?.groups ?? {};
  return year && months.includes(month) ? dayOf(Number(year), months.indexOf(month), Number(day), weekday) : undefined;
}

const weekdayFormat = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });

/** Undefined for a day that does not exist, such as February 30, or is not that day of the week. */
function dayOf(year: number, month: number, day: number, weekday: string | undefined): ReadDate | undefined {
  const time = Date.UTC(year, month, day);
  const date = new Date(time);
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return undefined;
  return weekday === undefined || weekdayFormat.format(time) === weekday ? { time, weekday } : undefined;
}
