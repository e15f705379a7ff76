/** A date that may have been typed as two numbers: "3-4". */
export interface TableDate {
  /** Or the first number, where the date still has the order in which it was typed. */
  month: number;
  day: number;
  isAsTyped: boolean;
}

const iso = /^\d{4}-(\d{2})-(\d{2})(?:[T ]00:00(?::00)?)?$/u;
const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?: 0?0:00(?::00)?)?$/u;
const dayFirst = /^(\d{1,2})[\s.-]+(\p{L}[\p{L}\p{M}]{2,9})\.?(?:[\s-]+(?:\d{4}|\d{2}))?$/u;
const monthFirst = /^(\p{L}[\p{L}\p{M}]{2,9})\.?[\s-]+(\d{1,2})$/u;

/** Undefined for a text that is no date, and for "3/4" without a year. */
export function tableDate(text: string): TableDate | undefined {
  if (!/\d/u.test(text)) return undefined;
  const [, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoMonth !== undefined) return dated(Number(isoMonth), Number(isoDay));
  const [, first, , second] = numbers.exec(text) ?? [];
  if (first !== undefined) return { month: Number(first), day: Number(second), isAsTyped: true };
  const [, day, nameAfter = ""] = dayFirst.exec(text) ?? [];
  const [, nameBefore = "", dayAfter] = monthFirst.exec(text) ?? [];
  const month = monthOf(nameAfter || nameBefore);
  return month === undefined ? undefined : dated(month, Number(day ?? dayAfter));
}

function dated(month: number, day: number): TableDate {
  return { month, day, isAsTyped: false };
}

const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "sv"];
let months: ReadonlyMap<string, number> | undefined;

function monthOf(name: string): number | undefined {
  if (name === "") return undefined;
  months ??= monthNames();
  return months.get(keyOf(name));
}

/** Also as spreadsheet programs shorten them. */
function monthNames(): Map<string, number> {
  const names = new Map([["mrz", 3]]);
  for (const language of languages) {
    for (const style of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
      for (let month = 1; month <= 12; month += 1)
        names.set(keyOf(format.format(Date.UTC(2026, month - 1, 15))), month);
    }
  }
  return names;
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/\.$/u, "");
}
