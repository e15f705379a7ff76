import { remembered } from "../../../../../common/lib/remembered.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText } from "../model/cell-kind.ts";
import { isOwnHeader } from "../model/column-names.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { placesOf, wordKey } from "../words/load.ts";
import { attendanceOf, isNone, tableLabel } from "../words/value-words.ts";
import { isRefusal } from "./answers.ts";

/** The tables of a list's rows. */
export interface TableTexts {
  /** As written, or as it follows from the rows above; empty for none. */
  tableOf(row: SheetRow): string;
  /** The other texts of its cell, if the table is among tags. */
  tagsOf(row: SheetRow): string;
  nones: ReadonlySet<string>;
}

/** The table in "Family, Table 1", and the rest; undefined unless one of several texts is the label of a table. */
export function tableAmongTags(cell: string): { table: string; tags: string } | undefined {
  if (!/[,;]/u.test(cell)) return undefined;
  const parts = cell.split(/\s*[,;]\s*/u).filter((part) => part !== "");
  const [table, ...others] = parts.filter((part) => tableLabel(part) !== undefined);
  const tags = parts.filter((part) => part !== table);
  return table === undefined || others.length > 0 || tags.length === 0 ? undefined : { table, tags: tags.join(", ") };
}

/** `isDeclined`: the guests need no table. Handles left-out cells, dashes, and what a spreadsheet program took for dates. */
export function readTableTexts(
  guestRows: GuestRows,
  { table: column, name: nameColumns, isTableAmongTags }: Pick<ColumnRoles, "name" | "table" | "isTableAmongTags">,
  present: readonly string[],
  decisions: Decisions,
  isDeclined: (row: SheetRow) => boolean,
): TableTexts {
  if (column === undefined) return { tableOf: () => "", tagsOf: () => "", nones: new Set() };
  const { rows } = guestRows;
  const kept = new Set(present);
  const nones = new Set<string>();
  const dates = decideDates(rows, column, decisions);
  const tagged = (cell: string) => (isTableAmongTags ? tableAmongTags(cell) : undefined);
  const own = remembered((cell: string): string => {
    const written = tableText(tagged(cell)?.table ?? cell);
    const text = kept.has(written) ? written : visibleText(written);
    if (text === "" || kept.has(text)) return text;
    if (!isNoTable(text)) return dates(text);
    nones.add(text);
    return "";
  });
  const isListed = (row: SheetRow) =>
    nameColumns.some((name) => (row.cells[name] ?? "").trim() !== "") && !isDeclined(row);
  const above = new Map<SheetRow, string>();
  if (decideFillDown(guestRows, column, isListed, decisions)) {
    let last = "";
    for (const row of rows) {
      const text = visibleText(tableText(row.cells[column]));
      if (text === "") above.set(row, last);
      else last = isNoTable(text) ? "" : text;
    }
  }
  return {
    tableOf: (row) => own(row.cells[column] ?? "") || own(above.get(row) ?? ""),
    tagsOf: (row) => tagged(row.cells[column] ?? "")?.tags ?? "",
    nones,
  };
}

/** A text without zero-width characters, direction marks and soft hyphens. Emoji keep theirs. */
const visibleText = (text: string): string =>
  /\p{Extended_Pictographic}/u.test(text) ? text : text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();

/** "—", "TBD", "waiting", "Regrets", 0 and what a formula shows that finds no table. */
function isNoTable(text: string): boolean {
  if (text === "0" || isNone(text) || attendanceOf(text) === "unanswered" || isRefusal(text)) return true;
  return /^#(?:[¡¿]?[\p{Lu}/\d. ]{2,}[!?]|N\/[AD]|NV|Н\/Д|#+)$/u.test(text);
}

/** For blocks: the first row has a table, no text comes twice in a row, and many cells are empty. */
function decideFillDown(
  { headers, rows }: GuestRows,
  column: number,
  isListed: (row: SheetRow) => boolean,
  decisions: Decisions,
): boolean {
  const textOf = ({ cells }: SheetRow) => tableText(cells[column]);
  // Most lists have a table in every row.
  if (rows.every(({ cells }) => (cells[column] ?? "") !== "")) return false;
  const texts = rows.filter((row) => textOf(row) !== "" || isListed(row)).map(textOf);
  const written = texts.filter((text) => text !== "");
  const empty = texts.length - written.length;
  const distinct = new Set(written).size;
  const isRepeated = written.some((text, index) => text === written[index - 1]);
  const mayBeBlocked = written.length >= 2 && texts[0] !== "" && !isRepeated;
  const areAllNew = distinct === written.length;
  const isDoubtful = mayBeBlocked && empty >= written.length * (areAllNew ? 0.4 : 1);
  if (!isDoubtful && decisions.answerTo("fillDown") === undefined) return false;
  // In a list that we wrote, an empty table means that the guest has none.
  const isLikely = mayBeBlocked && empty >= written.length && !isOwnHeader(headers) && distinct >= written.length * 0.8;
  const taken = decisions.take({
    id: "fillDown",
    count: empty,
    reason: "reading.decisions.fillDown.reason",
    options: ["reading.decisions.fillDown.above", "reading.decisions.fillDown.none"],
    suggested: isLikely ? "above" : "none",
    isCertain: isLikely && areAllNew && written.length >= 3 && empty >= written.length * 2,
    examples: written,
  });
  return taken === "above";
}

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
function decideDates(rows: readonly SheetRow[], column: number, decisions: Decisions): (text: string) => string {
  const dates = [...new Set(rows.map(({ cells }) => tableText(cells[column])))].flatMap(datesIn);
  const [example] = dates;
  if (example === undefined) return (text) => text;
  const as = (value: "monthDay" | "dayMonth") => ({
    value,
    label: message("reading.decisions.tableDates.as", { text: example[value] }),
  });
  const taken = decisions.take({
    id: "tableDates",
    count: dates.length,
    reason: "reading.decisions.tableDates.reason",
    options: [as("monthDay"), as("dayMonth"), "reading.decisions.tableDates.keep"],
    suggested: dates.filter(({ isInOrder }) => isInOrder).length * 2 >= dates.length ? "monthDay" : "dayMonth",
    isCertain: false,
    examples: dates.map(({ text }) => text),
  });
  const read = new Map(dates.map((date) => [date.text, taken === "monthDay" ? date.monthDay : date.dayMonth]));
  return (text) => (taken === "keep" ? text : (read.get(text) ?? text));
}
