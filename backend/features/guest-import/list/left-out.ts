import { columnKey } from "../../../../common/column-key.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { hasGivenName } from "./layout/cells/cell-values.ts";
import { tableHeading } from "./layout/cells/table-heading.ts";
import type { ColumnRoles } from "./model/column-roles.ts";
import { shortened } from "./model/decisions.ts";
import { filledCells, type GuestRows } from "./model/guest-rows.ts";
import { isNote } from "./model/note.ts";
import { isOurList } from "./model/own-header.ts";
import type { NamedRow } from "./people/named-rows.ts";
import { isNamedGroup, splitName } from "./people/parse-names.ts";
import { wordsFor } from "./words/column-words.ts";
import { isGivenName } from "./words/given-names.ts";
import {
  countIn,
  isFooter,
  isNobody,
  isTotal,
  isUnnamedGuest,
  mayBeTotal,
  meansPage,
  namePrefixes,
  plusOnesAtEnd,
} from "./words/value-words.ts";

const maxQuotedLength = 80;
const maxCounts = 30;
const maxLastRows = 20;
/** Lines between the last guest of a page and the next header. */
const maxPageLines = 3;
const minTables = 2;

interface FilledCell {
  column: number;
  text: string;
}

/** A row as far as it matters here. */
interface Line extends NamedRow {
  filled: FilledCell[];
  /** The name, or the first text. */
  label: string;
}

/**
 * Why rows are not about guests: totals, notes, repeated headers, headings. Rows that a layout has found in other places have such
 * reasons already. `kept` names, guests of the event, always are guests.
 */
export function reasonsAgainst(
  guestRows: GuestRows,
  rows: readonly NamedRow[],
  roles: ColumnRoles,
  kept: ReadonlySet<string>,
): (Message | undefined)[] {
  const { headers, fixed } = guestRows;
  const isOurs = isOurList(guestRows);
  const lines = rows.map((one): Line => {
    // A table that comes from a heading is not written in the row.
    const filled = filledCells(one.row).filter(({ column }) => column !== fixed.table || fixed.name !== undefined);
    return { ...one, filled, label: one.name || (filled[0]?.text ?? "") };
  });
  const repeats = (line: Line | undefined) => line !== undefined && repeatsHeader(line.filled, headers);
  const hasHeader = headers.filter((header) => header.trim() !== "").length > 1;
  const isAboveHeader = (index: number) => hasHeader && lines.slice(index + 1, index + 1 + maxPageLines).some(repeats);
  const list = shapeOf(lines, roles, isOurs, fixed.table ?? undefined);
  let since = 0;
  let all = 0;
  return lines.map((line, index) => {
    const reason = kept.has(line.name) && !repeats(line) ? undefined : reasonFor(line, index);
    if (reason === undefined) [since, all] = [since + 1, all + 1];
    if (reason?.key === "reading.notGuests.total") since = 0;
    return reason;
  });

  function reasonFor(line: Line, index: number): Message | undefined {
    const { filled, label, name } = line;
    const note = message("reading.notGuests.note", { text: shortened(label, maxQuotedLength) });
    if (index === 0 && !isOurs && isSecondHeader(line, roles)) return note;
    const isOrdinary = name !== "" && filled.length > 1 && !mayBeTotal(name) && !list.labels.has(name);
    if (filled.length === 0 || (isOrdinary && !repeats(line))) return undefined;
    if (repeats(line)) return message("reading.notGuests.header");
    // "-----+-----" below the headers of a report.
    if (filled.every(({ text }) => /^[-=_+|\s]+$/u.test(text)) && filled.some(({ text }) => text.length > 2))
      return note;
    if (isTotalLine(line, roles) || isCount(line, index)) {
      const text = /\p{L}/u.test(label) ? label : filled.map((cell) => cell.text).join(" ");
      return message("reading.notGuests.total", { text: shortened(text, maxQuotedLength) });
    }
    if (list.labels.has(label)) return note;
    const isPage = filled.length > 1 ? isPageNumber(filled) : list.hasNames && !hasGivenName(label);
    if (isPage && isAboveHeader(index)) return note;
    return filled.length > 1 || isNamedGroup(label) ? undefined : reasonForText(line, note);
  }

  /** A number instead of a name: of the rows above or below, or beside a label of a total. */
  function isCount({ name, filled }: Line, index: number): boolean {
    const count = list.hasNames && filled.length <= maxCounts ? countIn(name) : undefined;
    if (count === undefined || isUnnamedGuest(name) || isNobody(name)) return false;
    const next = lines.slice(index + 1, index + count + 2).map((line) => line.name);
    const end = next.findIndex((text) => !/\p{L}/u.test(text) || isTotal(text));
    const isOfRows = count > 0 && [since, all, end < 0 ? next.length : end].includes(count);
    const others = filled.filter(({ column }) => column !== roles.name[0]);
    return isOfRows || others.every(({ text }) => isFigure(text) || isTotal(text));
  }

  function reasonForText({ row, label }: Line, note: Message): Message | undefined {
    const text = shortened(label, maxQuotedLength);
    if (tableHeading(label)?.isSure) return message("reading.notGuests.heading", { text });
    if (/^\p{L}\.?(?:\s*[–—-]\s*\p{L}\.?)?$/u.test(label)) return message("reading.notGuests.letter", { text: label });
    const mayBeLine = list.isWide && !isUnnamedGuest(label) && hostIn(label) === undefined;
    const isLine = isSentence(label) || isFooter(label) || list.repeated.has(withoutNumbers(label));
    const isLast = list.footer.has(row) || (list.lastRows.has(row) && isNumbered(label));
    return (mayBeLine && (isLine || isLast)) || isNote(label) ? note : undefined;
  }
}

const isFigure = (text: string) => /^[\d.,\s/%()]+$/u.test(text);

const guestOfWords = wordsFor("guestOf").map((phrase) => `${phrase.toLowerCase()} `);

/** "Anna Meier" of "Guest of Anna Meier" and "Begleitung von Anna Meier"; undefined for anything else. */
export function hostIn(text: string): string | undefined {
  const start = text.toLowerCase();
  const phrase = guestOfWords.find((words) => start.startsWith(words));
  return phrase === undefined ? undefined : text.slice(phrase.length);
}

/** Whether a text stands in for a name that is not known: "Reserved", "—". */
export function isPlaceholder(name: string): boolean {
  return name !== "" && (/^[xn]/iu.test(name) || mayBeTotal(name)) && isNobody(name) && !isGivenName(name);
}

/** What kinds of answers are below a form's questions, the same below those for the name and the table. */
function isSecondHeader({ row: { cells } }: Line, { name: [column = -1], table = -1 }: ColumnRoles): boolean {
  const text = (cells[column] ?? "").trim();
  const isRepeated = text.length > 3 && text === (cells[table] ?? "").trim();
  return isRepeated && !hasGivenName(text) && cells.every((cell) => !/\p{Nd}/u.test(cell));
}

/** Printed lists repeat it on each page. Ignores case. */
function repeatsHeader(filled: readonly FilledCell[], headers: readonly string[]): boolean {
  return (
    filled.length > 1 &&
    filled.every(({ column, text }) => {
      const header = headers[column]?.trim() ?? "";
      const isAlike = header.charAt(0).toLowerCase() === text.charAt(0).toLowerCase();
      return header !== "" && isAlike && columnKey(header) === columnKey(text);
    })
  );
}

/** A label beside numbers alone. A guest called "Sum" has a table and other details. */
function isTotalLine({ label, filled, name }: Line, { name: [nameColumn] }: ColumnRoles): boolean {
  const others = filled.filter(({ column }) => name === "" || column !== nameColumn);
  if (label.length > maxQuotedLength || others.length > maxCounts) return false;
  return others.every(({ text }) => isFigure(text) || text === label || isTotal(text)) && isTotal(label);
}

/** "Page | 2". */
function isPageNumber([word, number, ...others]: readonly FilledCell[]): boolean {
  return others.length === 0 && meansPage(word?.text ?? "") && /^\p{Nd}+$/u.test(number?.text ?? "");
}

interface ListShape {
  /** Whether names have letters. */
  hasNames: boolean;
  /** Whether most rows have more than a name, and some have not. */
  isWide: boolean;
  /** With a single text, below all others. */
  lastRows: ReadonlySet<SheetRow>;
  /** Those of them that a program wrote, or a sentence and what is beside it. */
  footer: ReadonlySet<SheetRow>;
  /** Single texts that differ only in numbers: "Page 1 of 2". */
  repeated: ReadonlySet<string>;
  /** Beside numbers below several headings: "Seats:", "Free". */
  labels: ReadonlySet<string>;
}

const sampledRows = 400;

function shapeOf(
  lines: readonly Line[],
  roles: ColumnRoles,
  isOurs: boolean,
  headingColumn: number | undefined,
): ListShape {
  const sampled = lines.slice(0, sampledRows);
  const names = sampled.map(({ name }) => name).filter((name) => name !== "");
  const withLetters = names.filter((text) => /\p{L}{2}|[^\P{L}\p{Script=Latin}]/u.test(text)).length;
  const hasNames = !isOurs && withLetters >= names.length * 0.6;
  const mostAreWide = sampled.filter((line) => !isSingle(line)).length >= sampled.length * 0.6;
  const singles = mostAreWide && !isOurs ? lines.filter(isSingle) : [];
  const end = lines.slice(-maxLastRows);
  const last = end.slice(end.findLastIndex((line) => !isSingle(line)) + 1);
  const numbered = singles.map(({ label }) => withoutNumbers(label)).filter((text) => text !== "");
  const seen = new Set<string>();
  return {
    hasNames,
    isWide: singles.length > 0,
    lastRows: new Set(last.map(({ row }) => row)),
    footer: new Set(footerIn(last, lines.at(-last.length - 1)).map(({ row }) => row)),
    repeated: new Set(numbered.filter((text) => seen.size === seen.add(text).size)),
    labels: headingColumn === undefined || !hasNames ? new Set() : labelsIn(lines, roles, headingColumn),
  };
}

const isSingle = ({ row: { cells } }: Line) => cells.filter((cell) => cell !== "").length < 2;

/** Below a gap, if a sentence or what a program writes is among them. Beside sentences, given names are guests. */
function footerIn(last: readonly Line[], before: Line | undefined): readonly Line[] {
  const isApart = before !== undefined && (last[0]?.row.number ?? 0) > before.row.number + 1;
  if (!isApart || last.length < 2) return [];
  if (last.some(({ label }) => isFooter(label))) return last;
  return last.some(({ label }) => isSentence(label)) ? last.filter(({ label }) => !hasGivenName(label)) : [];
}

/** Texts beside numbers alone, or with a number of their own, at several tables. */
function labelsIn(lines: readonly Line[], { name }: ColumnRoles, headingColumn: number): Set<string> {
  const found = new Map<string, { tables: Set<string>; labels: Set<string> }>();
  for (const { row, name: label, filled } of lines) {
    const counted = countedWords(label);
    const others = filled.filter(({ column }) => column !== headingColumn && !name.includes(column));
    const areCounts = others.every(({ text }) => /^\p{Nd}+$/u.test(text) || (counted !== undefined && isTotal(text)));
    if (label === "" || !areCounts || (others.length === 0 && counted === undefined)) continue;
    const { tables, labels } = found.get(counted ?? label) ?? { tables: new Set(), labels: new Set() };
    found.set(counted ?? label, { tables: tables.add(row.cells[headingColumn] ?? ""), labels: labels.add(label) });
  }
  const areLabels = [...found].filter(([key, { tables }]) => tables.size >= minTables && !hasGivenName(key));
  return new Set(areLabels.flatMap(([, { labels }]) => [...labels]));
}

const counted = [
  /^(\P{Nd}*\p{L})\s*[:：=]\s*\p{Nd}+$/u,
  /^\p{Nd}+\s*(?:x\s|×)\s*(\p{L}\P{Nd}*)$/iu,
  /^(\P{Nd}*\p{L})\s*(?:\sx|×)\s*\p{Nd}+$/iu,
];

/** What "Beef: 3", "3 x Beef" and "Beef x 3, Fish x 2" count; undefined for anything else. */
function countedWords(text: string): string | undefined {
  if (text.length > maxQuotedLength || !/\p{Nd}/u.test(text)) return undefined;
  const words = text
    .split(/\s*[,;，、]\s*/u)
    .map((part) => counted.map((pattern) => pattern.exec(part)?.[1]).find((word) => word !== undefined));
  return words.includes(undefined) ? undefined : words.join(" ").toLowerCase();
}

function withoutNumbers(text: string): string {
  return /\p{Nd}/u.test(text) ? text.replace(/\p{Nd}+/gu, "").trim() : "";
}

/** "Page 1 of 2", and neither "Anna Meier +1" nor a table. */
function isNumbered(text: string): boolean {
  return /\p{Nd}/u.test(text) && /\p{L}.*\s|\s.*\p{L}/su.test(text) && plusOnesAtEnd(text) === undefined;
}

/** Several words that begin small, and are not those between names. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}{2}/u.test(word) && !namePrefixes.has(columnKey(word)));
  return words.length > 3 && small.length > 1 && splitName(text, true) === undefined;
}
