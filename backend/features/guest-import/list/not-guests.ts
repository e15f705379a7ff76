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
import { writtenName } from "./people/row-names.ts";
import { splitName } from "./people/split-name.ts";
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
const sampledRows = 400;
const maxLastRows = 20;
/** Lines between the last guest of a page and the next header. */
const maxPageLines = 3;

/** Finds rows that are not about guests, such as totals and notes. Rows are given in the order of the list. */
export class OtherRows {
  readonly #guestRows: GuestRows;
  readonly #roles: ColumnRoles;
  readonly #kept: ReadonlySet<string>;
  readonly #shape: ListShape;
  #sinceTotal = 0;
  #inAll = 0;
  readonly #columns: number;
  #next = 0;

  /** `kept` names, guests of the event, always are guests. */
  constructor(guestRows: GuestRows, roles: ColumnRoles, kept: ReadonlySet<string>) {
    this.#guestRows = guestRows;
    this.#roles = roles;
    this.#kept = kept;
    this.#shape = shapeOfList(guestRows, roles);
    this.#columns = guestRows.headers.filter((header) => header.trim() !== "").length;
  }

  /** Why the next row is not about a guest, if it is not. */
  reasonFor(row: SheetRow, name: string): Message | undefined {
    this.#next += 1;
    const reason = this.#reasonFor(row, name);
    if (reason === undefined) {
      this.#sinceTotal += 1;
      this.#inAll += 1;
    }
    return reason;
  }

  #reasonFor(row: SheetRow, name: string): Message | undefined {
    const { headers, fixed } = this.#guestRows;
    if (this.#isSecondHeader(row, name)) return message("reading.notGuests.note", { text: quoted(name) });
    if (isOrdinary(row, name, headers, this.#shape.labels)) return undefined;
    // A table that comes from a heading is not written in the row.
    const filled = filledCells(row).filter(({ column }) => column !== fixed.table || fixed.name !== undefined);
    if (filled.length === 0) return undefined;
    if (repeatsHeader(filled, headers)) return message("reading.notGuests.header");
    if (this.#kept.has(name)) return undefined;
    const label = name || (filled[0]?.text ?? "");
    if (isDrawnLine(filled)) return message("reading.notGuests.note", { text: quoted(label) });
    if (isTotalRow(label, filled, name, this.#roles) || this.#isCount(filled, name)) {
      this.#sinceTotal = 0;
      const text = filled.length > 1 && !/\p{L}/u.test(label) ? filled.map((cell) => cell.text).join(" ") : label;
      return message("reading.notGuests.total", { text: quoted(text) });
    }
    return filled.length > 1 ? this.#reasonForLine(filled, label) : this.#reasonForText(row, label);
  }

  /** What kinds of answers are below a form's questions, the same below those for the name and the table. */
  #isSecondHeader({ cells }: SheetRow, name: string): boolean {
    if (this.#next > 1 || this.#kept.has(name) || isOurList(this.#guestRows)) return false;
    const [column = -1] = this.#roles.name;
    const text = (cells[column] ?? "").trim();
    const isRepeated = text.length > 3 && text === (cells[this.#roles.table ?? -1] ?? "").trim();
    return isRepeated && !hasGivenName(text) && cells.every((cell) => !/\p{Nd}/u.test(cell));
  }

  /** "Seats: 10" below each heading, "Page 2" above a repeated header. */
  #reasonForLine(filled: readonly FilledCell[], label: string): Message | undefined {
    const isLine = this.#shape.labels.has(label) || (isPage(filled) && this.#isAboveHeader());
    return isLine ? message("reading.notGuests.note", { text: quoted(label) }) : undefined;
  }

  /** Within the next rows, the header is repeated. */
  #isAboveHeader(): boolean {
    const { rows, headers } = this.#guestRows;
    if (this.#columns < 2) return false;
    return rows.slice(this.#next, this.#next + maxPageLines).some((row) => repeatsHeader(filledCells(row), headers));
  }

  /** A number instead of a name: of the rows above, or beside a label of a total. */
  #isCount(filled: readonly FilledCell[], name: string): boolean {
    const count = this.#shape.hasNames && filled.length <= maxCounts ? countIn(name) : undefined;
    if (count === undefined || isUnnamedGuest(name) || isNobody(name)) return false;
    const isOfRows = count > 0 && (count === this.#sinceTotal || count === this.#inAll || this.#isOfRowsBelow(count));
    const others = filled.filter(({ column }) => column !== this.#roles.name[0]);
    return isOfRows || others.every(({ text }) => /^[\d.,\s/%()]+$/u.test(text) || isTotal(text));
  }

  /** The number of rows with names until the next number, or until the end. */
  #isOfRowsBelow(count: number): boolean {
    const names = this.#guestRows.rows
      .slice(this.#next, this.#next + count + 1)
      .map((row) => writtenName(row, this.#roles.name));
    const end = names.findIndex((name) => !/\p{L}/u.test(name) || isTotal(name));
    return names.length >= count && (end < 0 ? names.length : end) === count;
  }

  #reasonForText(row: SheetRow, label: string): Message | undefined {
    if (this.#shape.hasNames && !hasGivenName(label) && this.#isAboveHeader()) {
      return message("reading.notGuests.note", { text: quoted(label) });
    }
    if (tableHeading(label)?.isSure) return message("reading.notGuests.heading", { text: quoted(label) });
    if (/^\p{L}\.?(?:\s*[–—-]\s*\p{L}\.?)?$/u.test(label)) return message("reading.notGuests.letter", { text: label });
    const { isWide, lastRows, footer, repeated } = this.#shape;
    const isBesideNothing = isWide && !isUnnamedGuest(label) && !label.startsWith("Guest of ");
    if (this.#shape.labels.has(label)) return message("reading.notGuests.note", { text: quoted(label) });
    const isLine = isBesideNothing && (isSentence(label) || isFooter(label) || repeated.has(withoutNumbers(label)));
    const isLast = isBesideNothing && (footer.has(row) || (lastRows.has(row) && isNumbered(label)));
    return isLine || isLast || isNote(label) ? message("reading.notGuests.note", { text: quoted(label) }) : undefined;
  }
}

type FilledCell = { column: number; text: string };

interface ListShape {
  /** Whether names have letters. */
  hasNames: boolean;
  /** Whether most rows have more than a name. */
  isWide: boolean;
  /** With a single text, below all others. */
  lastRows: ReadonlySet<SheetRow>;
  /** Those of them that a program wrote. */
  footer: ReadonlySet<SheetRow>;
  /** Single texts that differ only in numbers: "Page 1 of 2". */
  repeated: ReadonlySet<string>;
  /** Beside numbers below several headings: "Seats:", "Free". */
  labels: ReadonlySet<string>;
}

function shapeOfList(guestRows: GuestRows, { name }: ColumnRoles): ListShape {
  const { rows } = guestRows;
  const sampled = rows.slice(0, sampledRows);
  const names = sampled.map((row) => writtenName(row, name)).filter((text) => text !== "");
  const wide = sampled.filter((row) => !isSingle(row)).length;
  const isWide = wide >= sampled.length * 0.6;
  const withLetters = names.filter((text) => /\p{L}{2}|[^\P{L}\p{Script=Latin}]/u.test(text)).length;
  const hasNames = !isOurList(guestRows) && withLetters >= names.length * 0.6;
  const singles = isWide && !isOurList(guestRows) ? rows.filter(isSingle) : [];
  const lastRows = lastOf(rows);
  const footer = footerIn([...lastRows], rows.at(-lastRows.size - 1));
  const labels = guestRows.fixed.table == null || !hasNames ? new Set<string>() : labelsIn(guestRows, name);
  return { hasNames, isWide: singles.length > 0, lastRows, footer, repeated: repeatedIn(singles), labels };
}

const minTables = 2;

/** By label, or by what is counted, the tables and the labels. */
type Labels = Map<string, { tables: Set<string>; labels: Set<string> }>;

function labelsIn({ rows, fixed }: GuestRows, name: readonly number[]): Set<string> {
  const found: Labels = new Map();
  for (const row of rows) {
    const label = writtenName(row, name);
    const counted = countedWords(label);
    const others = filledCells(row).filter(({ column }) => column !== fixed.table && !name.includes(column));
    const areCounts = others.every(({ text }) => /^\p{Nd}+$/u.test(text) || (counted !== undefined && isTotal(text)));
    if (label === "" || !areCounts || (others.length === 0 && counted === undefined)) continue;
    const key = counted ?? label;
    const { tables, labels } = found.get(key) ?? { tables: new Set(), labels: new Set() };
    tables.add(row.cells[fixed.table ?? -1] ?? "");
    labels.add(label);
    found.set(key, { tables, labels });
  }
  return new Set(
    [...found].flatMap(([key, { tables, labels }]) =>
      tables.size >= minTables && !hasGivenName(key) ? [...labels] : [],
    ),
  );
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

/** "-----+-----" below the headers of a report. */
function isDrawnLine(filled: readonly FilledCell[]): boolean {
  return filled.every(({ text }) => /^[-=_+|\s]+$/u.test(text)) && filled.some(({ text }) => text.length > 2);
}

/** "Page | 2". */
function isPage(filled: readonly FilledCell[]): boolean {
  const [word, number, ...others] = filled;
  return others.length === 0 && meansPage(word?.text ?? "") && /^\p{Nd}+$/u.test(number?.text ?? "");
}

function isSingle({ cells }: SheetRow): boolean {
  const first = cells.findIndex((cell) => cell !== "");
  return !cells.some((cell, column) => column > first && cell !== "");
}

function lastOf(rows: readonly SheetRow[]): Set<SheetRow> {
  const last = rows.slice(-maxLastRows);
  return new Set(last.slice(last.findLastIndex((row) => !isSingle(row)) + 1));
}

/** Below a gap, if a sentence or what a program writes is among them. Beside sentences, given names are guests. */
function footerIn(last: readonly SheetRow[], before: SheetRow | undefined): Set<SheetRow> {
  const isApart = before !== undefined && (last[0]?.number ?? 0) > before.number + 1;
  const textOf = ({ cells }: SheetRow) => cells.find((cell) => cell !== "") ?? "";
  const texts = last.map(textOf);
  if (!isApart || last.length < 2) return new Set();
  if (texts.some(isFooter)) return new Set(last);
  return new Set(texts.some(isSentence) ? last.filter((row) => !hasGivenName(textOf(row))) : []);
}

function repeatedIn(rows: readonly SheetRow[]): Set<string> {
  const seen = new Set<string>();
  const texts = rows.map(({ cells }) => cells.find((cell) => cell !== "") ?? "").filter((text) => /\p{Nd}/u.test(text));
  return new Set(
    texts.map(withoutNumbers).filter((text) => {
      const isRepeated = text !== "" && seen.has(text);
      seen.add(text);
      return isRepeated;
    }),
  );
}

function withoutNumbers(text: string): string {
  return /\p{Nd}/u.test(text) ? text.replace(/\p{Nd}+/gu, "").trim() : "";
}

/** Most rows clearly are about a guest, and the rest takes time. */
function isOrdinary(
  { cells }: SheetRow,
  name: string,
  headers: readonly string[],
  labels: ReadonlySet<string>,
): boolean {
  if (name === "" || mayBeTotal(name) || (labels.size > 0 && labels.has(name))) return false;
  const first = cells.findIndex((cell) => cell !== "");
  const hasMore = cells.some((cell, column) => column > first && cell !== "");
  return hasMore && !isAlike(cells[first] ?? "", headers[first] ?? "");
}

function isAlike(text: string, header: string): boolean {
  return header.charAt(0).toLowerCase() === text.charAt(0).toLowerCase();
}

function quoted(text: string): string {
  return shortened(text, maxQuotedLength);
}

/** Ignores case. Printed lists repeat it on each page. */
function repeatsHeader(filled: readonly FilledCell[], headers: readonly string[]): boolean {
  const [first] = filled;
  if (first === undefined || filled.length < 2) return false;
  return repeats(first, headers) && filled.every((cell) => repeats(cell, headers));
}

function repeats({ column, text }: FilledCell, headers: readonly string[]): boolean {
  const header = headers[column]?.trim() ?? "";
  if (header === "" || header === text) return header === text;
  return isAlike(text, header) && columnKey(header) === columnKey(text);
}

/** A label beside numbers alone. A guest called "Sum" has a table and other details. */
function isTotalRow(
  label: string,
  filled: readonly FilledCell[],
  name: string,
  { name: [nameColumn] }: ColumnRoles,
): boolean {
  if (label.length > maxQuotedLength) return false;
  const others = filled.filter(({ column }) => name === "" || column !== nameColumn);
  if (others.length > maxCounts) return false;
  const areCounts = others.every(({ text }) => /^[\d.,\s/%()]+$/u.test(text) || text === label || isTotal(text));
  return areCounts && isTotal(label);
}

/** Whether a text stands in for a name that is not known: "Reserved", "—". */
export function isPlaceholder(name: string): boolean {
  return name !== "" && (/^[xn]/iu.test(name) || mayBeTotal(name)) && isNobody(name) && !isGivenName(name);
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
