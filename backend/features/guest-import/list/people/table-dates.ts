import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText } from "../model/cell-text.ts";
import type { Decisions } from "../model/decisions.ts";

const iso = /^\d{4}-(\d{2})-(\d{2})(?:[T ]00:00(?::00)?)?$/u;
/** Still in the order in which it was typed. */
const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?: 0?0:00(?::00)?)?$/u;
const dayAndName = /^(\d{1,2})[\s.-]+(\p{L}[\p{L}\p{M}]{2,9})\.?(?:[\s-]+(?:\d{4}|\d{2}))?$/u;
const nameAndDay = /^(\p{L}[\p{L}\p{M}]{2,9})\.?[\s-]+(\d{1,2})$/u;

/** The two numbers of "3-4" that has become a date, and whether the first is surely what was typed first. */
function numbersIn(text: string): { first: number; second: number; isAsTyped: boolean } | undefined {
  const [, month, day] = iso.exec(text) ?? [];
  const [, typed, , next] = numbers.exec(text) ?? [];
  const [, before, after] = dayAndName.exec(text) ?? [];
  const [, name = after ?? "", behind = before] = nameAndDay.exec(text) ?? [];
  const first = Number(month ?? typed ?? monthNames().get(name.toLowerCase()));
  const second = Number(day ?? next ?? behind);
  return Number.isNaN(first + second) ? undefined : { first, second, isAsTyped: typed !== undefined };
}

const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "sv"];
let months: ReadonlyMap<string, number> | undefined;

/** Also as spreadsheet programs shorten them. */
function monthNames(): ReadonlyMap<string, number> {
  const styles = languages.flatMap((language) => (["long", "short"] as const).map((month) => ({ language, month })));
  months ??= new Map([
    ["mrz", 3],
    ...styles.flatMap(({ language, month }) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, index): [string, number] => {
        const name = format.format(Date.UTC(2026, index, 15)).toLowerCase();
        return [name.replace(/\.$/u, ""), index + 1];
      });
    }),
  ]);
  return months;
}

/** "3-4" that a spreadsheet program has turned into a date. */
export function decideDates(rows: readonly SheetRow[], column: number, decisions: Decisions): (text: string) => string {
  const texts = new Set([...new Set(rows.map(({ cells }) => cells[column]))].map(tableText));
  const dates = [...texts].flatMap((text) => {
    const found = /\d/u.test(text) ? numbersIn(text) : undefined;
    if (found === undefined) return [];
    const { first, second, isAsTyped } = found;
    return [
      { text, isAsTyped, isRising: first < second, monthDay: `${first}-${second}`, dayMonth: `${second}-${first}` },
    ];
  });
  const [example] = dates;
  if (example === undefined) return (text) => text;
  const option = (value: "monthDay" | "dayMonth") => ({
    value,
    label: message("reading.decisions.tableDates.as", { text: example[value] }),
  });
  // As it was typed, if the date still has that order, otherwise with the lower number first.
  const isInOrder =
    dates.every((date) => date.isAsTyped) || dates.filter((date) => date.isRising).length * 2 >= dates.length;
  const taken = decisions.take({
    id: "tableDates",
    question: message("reading.decisions.tableDates.question", { count: dates.length }),
    reason: message("reading.decisions.tableDates.reason"),
    options: [
      option("monthDay"),
      option("dayMonth"),
      { value: "keep", label: message("reading.decisions.tableDates.keep") },
    ],
    suggested: isInOrder ? "monthDay" : "dayMonth",
    isCertain: false,
    examples: dates.map(({ text }) => text),
  });
  const read = new Map(dates.map((date) => [date.text, taken === "monthDay" ? date.monthDay : date.dayMonth]));
  return (text) => (taken === "keep" ? text : (read.get(text) ?? text));
}
