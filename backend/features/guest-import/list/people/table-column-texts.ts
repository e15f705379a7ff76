import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { mergedTexts } from "../model/merged-texts.ts";
import { isOwnHeader } from "../model/own-header.ts";
import { remembered } from "../model/remembered.ts";
import { wordKey } from "../words/phrases.ts";
import { attendanceOf, isNone, plainAnswer } from "../words/value-words.ts";
import { type TableDate, tableDate } from "./table-date.ts";
import { visibleText } from "./table-spelling.ts";

/** The tables of a list's rows. */
export interface TableTexts {
  /** As written, or as it follows from the rows above; empty for none. */
  tableOf(row: SheetRow): string;
  nones: readonly string[];
}

/** `isDeclined`: the guests need no table. Handles merged and left-out cells, dashes, and what a spreadsheet program took for dates. */
export function readTableTexts(
  guestRows: GuestRows,
  { table: column, name: nameColumns }: Pick<ColumnRoles, "name" | "table">,
  present: readonly string[],
  decisions: Decisions,
  isDeclined: (row: SheetRow) => boolean = () => false,
): TableTexts {
  if (column === undefined) return { tableOf: () => "", nones: [] };
  const { rows, merges } = guestRows;
  const kept = new Set(present);
  const nones = new Set<string>();
  const dates = decideDates(rows, column, decisions);
  const read = (cell: string): string => {
    const written = tableText(cell);
    const text = kept.has(written) ? written : visibleText(written);
    if (text === "" || kept.has(text)) return text;
    if (saysNone(text) || isMistake(text) || declines(text)) {
      nones.add(text);
      return "";
    }
    return dates(text);
  };
  const own = remembered(read);
  const merged = mergedTexts({ merges, rows }, column);
  const above = decideFillDown(guestRows, column, nameColumns, decisions, isDeclined)
    ? textsAbove(rows, column)
    : new Map<SheetRow, string>();
  return {
    tableOf: (row) =>
      own(row.cells[column] ?? "") || dates(merged.get(row.number) ?? "") || dates(above.get(row) ?? ""),
    get nones() {
      return [...nones];
    },
  };
}

/** "—", "TBD", "waiting". */
function saysNone(text: string): boolean {
  return isNone(text) || attendanceOf(text) === "unanswered";
}

/** What a formula shows that finds no table. */
function isMistake(text: string): boolean {
  return text === "0" || /^#(?:[¡¿]?[\p{Lu}/\d. ]{2,}[!?]|N\/[AD]|NV|Н\/Д|#+)$/u.test(text);
}

/** "Regrets", "Absagen" in place of a table. */
export function declines(text: string): boolean {
  return wordKey(text).length > 4 && plainAnswer(text) === "no";
}

function textsAbove(rows: readonly SheetRow[], column: number): Map<SheetRow, string> {
  const texts = new Map<SheetRow, string>();
  let above = "";
  for (const row of rows) {
    const text = visibleText(tableText(row.cells[column]));
    if (text !== "") above = saysNone(text) || isMistake(text) || declines(text) ? "" : text;
    else texts.set(row, above);
  }
  return texts;
}

/** For blocks: the first row has a table, no text comes twice in a row, and many cells are empty. */
function decideFillDown(
  { headers, rows, merges }: GuestRows,
  column: number,
  nameColumns: readonly number[],
  decisions: Decisions,
  isDeclined: (row: SheetRow) => boolean,
): boolean {
  // Most lists have a table in every row.
  if (rows.every(({ cells }) => (cells[column] ?? "") !== "")) return false;
  const guests = rows.filter((row) => {
    const { cells } = row;
    const isNamed = nameColumns.some((name) => (cells[name] ?? "").trim() !== "");
    return (isNamed && !isDeclined(row)) || (cells[column] ?? "").trim() !== "";
  });
  const texts = guests.map(({ cells }) => tableText(cells[column]));
  const written = texts.filter((text) => text !== "");
  const empty = texts.length - written.length;
  const repeats = written.filter((text, index) => text === written[index - 1]).length;
  const distinct = new Set(written).size;
  const isOwn = isOwnHeader(headers);
  const isMerged = merges.some((merge) => merge.column === column && merge.lastRow > merge.firstRow);
  const mayBeBlocked = !isMerged && written.length >= 2 && texts[0] !== "" && repeats === 0;
  const isBlocked = mayBeBlocked && empty >= written.length;
  const isDoubtful = isBlocked || (mayBeBlocked && distinct === written.length && empty >= written.length * 0.4);
  if (!isDoubtful && decisions.answerTo("fillDown") === undefined) return false;
  const isPerfect = distinct === written.length && written.length >= 3 && longestGap(texts) <= 24;
  return (
    decisions.take({
      id: "fillDown",
      question: message("reading.decisions.fillDown.question", { count: empty }),
      reason: message("reading.decisions.fillDown.reason"),
      options: [
        { value: "above", label: message("reading.decisions.fillDown.above") },
        { value: "none", label: message("reading.decisions.fillDown.none") },
      ],
      // In a list that we wrote, an empty table means that the guest has none.
      suggested: isBlocked && !isOwn && distinct >= written.length * 0.8 ? "above" : "none",
      isCertain: isBlocked && !isOwn && isPerfect && empty >= written.length * 2,
      examples: written,
    }) === "above"
  );
}

function longestGap(texts: readonly string[]): number {
  let longest = 0;
  let gap = 0;
  for (const text of texts) {
    gap = text === "" ? gap + 1 : 0;
    longest = Math.max(longest, gap);
  }
  return longest;
}

/** "3-4" that a spreadsheet program has turned into a date. */
function decideDates(rows: readonly SheetRow[], column: number, decisions: Decisions): (text: string) => string {
  const written = new Set(rows.map(({ cells }) => cells[column]));
  const texts = new Set([...written].map(tableText));
  const dates = [...texts].flatMap((text) => {
    const date = tableDate(text);
    return date === undefined ? [] : [{ text, date }];
  });
  const [first] = dates;
  if (first === undefined) return (text) => text;
  const label = (order: string) => message("reading.decisions.tableDates.as", { text: tableOfDate(first.date, order) });
  const taken = decisions.take({
    id: "tableDates",
    question: message("reading.decisions.tableDates.question", { count: dates.length }),
    reason: message("reading.decisions.tableDates.reason"),
    options: [
      { value: "monthDay", label: label("monthDay") },
      { value: "dayMonth", label: label("dayMonth") },
      { value: "keep", label: message("reading.decisions.tableDates.keep") },
    ],
    suggested: suggestedOrder(dates.map(({ date }) => date)),
    isCertain: false,
    examples: dates.map(({ text }) => text),
  });
  if (taken === "keep") return (text) => text;
  const read = new Map(dates.map(({ text, date }) => [text, tableOfDate(date, taken)]));
  return (text) => read.get(text) ?? text;
}

/** As it was typed, if the date still has that order, otherwise with the lower number first. */
function suggestedOrder(dates: readonly TableDate[]): string {
  if (dates.every(({ isAsTyped }) => isAsTyped)) return "monthDay";
  const rising = dates.filter(({ month, day }) => month < day).length;
  return rising * 2 >= dates.length ? "monthDay" : "dayMonth";
}

function tableOfDate({ month, day }: TableDate, order: string): string {
  return order === "monthDay" ? `${month}-${day}` : `${day}-${month}`;
}
