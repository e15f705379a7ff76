import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText } from "../model/cell-text.ts";
import type { Decisions } from "../model/decisions.ts";
import { placesOf } from "../words/load.ts";
import { wordKey } from "../words/phrases.ts";
import { option } from "./answers.ts";

const months = placesOf("months");

/** A date as it was stored, as it was typed ("4.3.2026", "3/4/26"), or with the name of its month ("Mar 4", "4. März"). */
const patterns = [
  /^\d{4}-(?<first>\d{2})-(?<second>\d{2})(?:[T ]00:00(?::00)?)?$/u,
  /^(?<first>\d{1,2})(?<typed>[./-])(?<second>\d{1,2})\k<typed>(?:\d{4}|\d{2})(?: 0?0:00(?::00)?)?$/u,
  /^(?<second>\d{1,2})[\s.-]+(?<first>\p{L}[\p{L}\p{M}]{2,9})\.?(?:[\s-]+(?:\d{4}|\d{2}))?$/u,
  /^(?<first>\p{L}[\p{L}\p{M}]{2,9})\.?[\s-]+(?<second>\d{1,2})$/u,
];

/** The two numbers of "3-4" that has become a date. In order is what was typed so, or else the lower number first. */
function datesIn(text: string) {
  const found = /\d/u.test(text) ? patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean) : undefined;
  if (found === undefined) return [];
  const { first = "", second = "", typed } = found;
  const place = months.get(wordKey(first));
  // Each language has its months twice: in full, and as spreadsheet programs shorten them.
  const [one, other] = [place === undefined ? Number(first) : ((place - 1) % 12) + 1, Number(second)];
  const isInOrder = typed !== undefined || one < other;
  return Number.isNaN(one) ? [] : [{ text, isInOrder, monthDay: `${one}-${other}`, dayMonth: `${other}-${one}` }];
}

/** "3-4" that a spreadsheet program has turned into a date. */
export function decideDates(rows: readonly SheetRow[], column: number, decisions: Decisions): (text: string) => string {
  const dates = [...new Set(rows.map(({ cells }) => tableText(cells[column])))].flatMap(datesIn);
  const [example] = dates;
  if (example === undefined) return (text) => text;
  const as = (value: "monthDay" | "dayMonth") => ({
    value,
    label: message("reading.decisions.tableDates.as", { text: example[value] }),
  });
  const taken = decisions.take({
    id: "tableDates",
    question: message("reading.decisions.tableDates.question", { count: dates.length }),
    reason: message("reading.decisions.tableDates.reason"),
    options: [as("monthDay"), as("dayMonth"), option("reading.decisions.tableDates.keep")],
    suggested: dates.filter(({ isInOrder }) => isInOrder).length * 2 >= dates.length ? "monthDay" : "dayMonth",
    isCertain: false,
    examples: dates.map(({ text }) => text),
  });
  const read = new Map(dates.map((date) => [date.text, taken === "monthDay" ? date.monthDay : date.dayMonth]));
  return (text) => (taken === "keep" ? text : (read.get(text) ?? text));
}
