import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText } from "../model/cell-text.ts";
import type { Decisions } from "../model/decisions.ts";

/** A date that may have been typed as two numbers: "3-4". */
interface TableDate {
  /** Or the first number, where the date still has the order in which it was typed. */
  month: number;
  day: number;
  isAsTyped: boolean;
}

const iso = /^\d{4}-(\d{2})-(\d{2})(?:[T ]00:00(?::00)?)?$/u;
const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?: 0?0:00(?::00)?)?$/u;
const words =
  /^(?:(\d{1,2})[\s.-]+(\p{L}[\p{L}\p{M}]{2,9})\.?(?:[\s-]+(?:\d{4}|\d{2}))?|(\p{L}[\p{L}\p{M}]{2,9})\.?[\s-]+(\d{1,2}))$/u;

/** Undefined for a text that is no date, and for "3/4" without a year. */
function dateIn(text: string): TableDate | undefined {
  const [, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoMonth !== undefined) return { month: Number(isoMonth), day: Number(isoDay), isAsTyped: false };
  const [, first, , second] = numbers.exec(text) ?? [];
  if (first !== undefined) return { month: Number(first), day: Number(second), isAsTyped: true };
  const [, dayBefore, nameAfter, nameBefore, dayAfter] = words.exec(text) ?? [];
  const month = monthNames().get((nameAfter ?? nameBefore ?? "").toLowerCase());
  return month === undefined ? undefined : { month, day: Number(dayBefore ?? dayAfter), isAsTyped: false };
}

const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "sv"];
let months: ReadonlyMap<string, number> | undefined;

/** Also as spreadsheet programs shorten them. */
function monthNames(): ReadonlyMap<string, number> {
  months ??= new Map([
    ["mrz", 3],
    ...languages.flatMap((language) =>
      (["long", "short"] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
        const nameOf = (index: number) =>
          format
            .format(Date.UTC(2026, index, 15))
            .toLowerCase()
            .replace(/\.$/u, "");
        return Array.from({ length: 12 }, (_, index): [string, number] => [nameOf(index), index + 1]);
      }),
    ),
  ]);
  return months;
}

/** "3-4" that a spreadsheet program has turned into a date. */
export function decideDates(rows: readonly SheetRow[], column: number, decisions: Decisions): (text: string) => string {
  const texts = new Set([...new Set(rows.map(({ cells }) => cells[column]))].map(tableText));
  const dates = [...texts].flatMap((text) => {
    const date = /\d/u.test(text) ? dateIn(text) : undefined;
    return date === undefined ? [] : [{ text, date }];
  });
  const [first] = dates;
  if (first === undefined) return (text) => text;
  const label = (order: string) => message("reading.decisions.tableDates.as", { text: tableOfDate(first.date, order) });
  // As it was typed, if the date still has that order, otherwise with the lower number first.
  const rising = dates.filter(({ date }) => date.month < date.day).length;
  const isAsTyped = dates.every(({ date }) => date.isAsTyped);
  const taken = decisions.take({
    id: "tableDates",
    question: message("reading.decisions.tableDates.question", { count: dates.length }),
    reason: message("reading.decisions.tableDates.reason"),
    options: [
      { value: "monthDay", label: label("monthDay") },
      { value: "dayMonth", label: label("dayMonth") },
      { value: "keep", label: message("reading.decisions.tableDates.keep") },
    ],
    suggested: isAsTyped || rising * 2 >= dates.length ? "monthDay" : "dayMonth",
    isCertain: false,
    examples: dates.map(({ text }) => text),
  });
  if (taken === "keep") return (text) => text;
  const read = new Map(dates.map(({ text, date }) => [text, tableOfDate(date, taken)]));
  return (text) => read.get(text) ?? text;
}

function tableOfDate({ month, day }: TableDate, order: string): string {
  return order === "monthDay" ? `${month}-${day}` : `${day}-${month}`;
}
