import { columnKey } from "../../../../common/column-key.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { hasGivenName, isProse } from "./layout/cells/cell-values.ts";
import { tableHeading } from "./layout/cells/table-heading.ts";
import { kindOfCell } from "./model/cell-kind.ts";
import { isOurList } from "./model/column-names.ts";
import type { ColumnRoles } from "./model/column-roles.ts";
import { shortened } from "./model/decisions.ts";
import { filledCells, type GuestRows } from "./model/guest-rows.ts";
import { isNamedGroup } from "./people/parse-names.ts";
import {
  countIn,
  guestOfWhom,
  isFooter,
  isGivenName,
  isGroup,
  isNobody,
  isTotal,
  isUnnamedGuest,
  mayBeTotal,
  meansPage,
  plusOnesAtEnd,
} from "./words/value-words.ts";

const maxQuotedLength = 80;
const maxCounts = 30;
const maxLastRows = 20;
/** Lines between the last guest of a page and the next header. */
const maxPageLines = 3;
const mostly = 0.6;
const nearlyAll = 0.8;

/** A row as far as it matters here. */
interface Line {
  row: SheetRow;
  name: string;
  /** A table that comes from a heading is not written in the row. */
  filled: { column: number; text: string }[];
  /** The name, or the first text. */
  label: string;
  isHeader: boolean;
}

const isFigure = (text: string) => /^[\d.,\s/%()]+$/u.test(text);

/**
 * Why rows are not about guests: repeated headers, totals, headings, notes. `merged` rows have the texts of merged cells, which say
 * nothing about the rest of a row. `kept` names, guests of the event, always are guests.
 */
export function reasonsAgainst(
  guestRows: GuestRows,
  merged: readonly SheetRow[],
  names: readonly string[],
  roles: ColumnRoles,
  kept: ReadonlySet<string>,
): (Message | undefined)[] {
  const { headers, fixed, rows } = guestRows;
  const lines = rows.map((row, index): Line => {
    const name = names[index] ?? "";
    const filled = filledCells(row).filter(({ column }) => column !== fixed.table || fixed.name !== undefined);
    return { row, name, filled, label: name || (filled[0]?.text ?? ""), isHeader: repeatsHeader(filled, headers) };
  });
  const list = new ListShape(lines, merged, roles, guestRows);
  return lines.map((line, index) => {
    if (line.isHeader) return message("reading.notGuests.header");
    if (line.filled.length === 0 || kept.has(line.name)) return undefined;
    const isAboveHeader = lines.slice(index + 1, index + 1 + maxPageLines).some(({ isHeader }) => isHeader);
    return list.reasonFor(line, index, isAboveHeader);
  });
}

/** Printed lists repeat the header on each page. Ignores case. */
function repeatsHeader(filled: Line["filled"], headers: readonly string[]): boolean {
  const isAlike = ({ column, text }: Line["filled"][number]) => {
    const header = headers[column]?.trim() ?? "";
    // The first letter tells most apart, in no time.
    return header.charAt(0).toLowerCase() === text.charAt(0).toLowerCase() && columnKey(header) === columnKey(text);
  };
  return filled.length > 1 && filled.every(isAlike);
}

/** What rows of a list are like, against which each is judged. */
class ListShape {
  readonly #roles: ColumnRoles;
  readonly #isOurs: boolean;
  readonly #headingColumn: number | undefined;
  /** Whether names have letters. */
  readonly #hasNames: boolean;
  /** Whether most rows have more than a name. */
  readonly #isWide: boolean;
  /** Texts with numbers, or beside them, of which the list has several that differ in these: "Page 1 of 2", "Seats:". */
  readonly #counted: ReadonlySet<string>;
  /** Single texts below all others. */
  readonly #last: readonly Line[];

  /** Whether they are below a gap. */
  readonly #isFooter: boolean;
  /** Where nobody has a table any more, below a total. */
  readonly #end: number;
  /** Whether most names are plain, and not in capitals, so that others stand apart. */
  readonly #arePlain: boolean;
  /** Rows with one cell across several columns. */
  readonly #merged: ReadonlySet<number>;
  readonly #areSmall: boolean;

  constructor(lines: readonly Line[], merged: readonly SheetRow[], roles: ColumnRoles, guestRows: GuestRows) {
    const isOurs = isOurList(guestRows);
    const headingColumn = guestRows.fixed.table ?? undefined;
    this.#roles = roles;
    this.#isOurs = isOurs;
    this.#headingColumn = headingColumn;
    const names = lines.filter(({ name }) => name !== "");
    const lettered = names.filter(({ name }) => /\p{L}{2}|[^\P{L}\p{Script=Latin}]/u.test(name));
    this.#hasNames = !isOurs && lettered.length >= names.length * mostly;
    this.#isWide = !isOurs && merged.filter((row) => !isSingle({ row })).length >= lines.length * mostly;
    const tables = new Map<string, Set<string | number>>();
    for (const line of this.#hasNames ? lines : []) {
      const words = this.#countedIn(line);
      const { cells, number } = line.row;
      const table = headingColumn === undefined ? number : (cells[headingColumn] ?? "");
      if (words !== undefined) tables.set(words, (tables.get(words) ?? new Set()).add(table));
    }
    this.#counted = new Set([...tables].flatMap(([words, { size }]) => (size > 1 ? [words] : [])));
    const end = lines.slice(-maxLastRows);
    this.#last = end.slice(end.findLastIndex((line) => !isSingle(line)) + 1);
    this.#isFooter = this.#last.length > 1 && isApart(this.#last, lines.at(-this.#last.length - 1));
    const across = guestRows.merges.filter((merge) => merge.lastColumn > merge.column);
    this.#merged = new Set(across.map(({ firstRow }) => firstRow));
    this.#arePlain = lines.filter((line) => !this.#isMarked(line)).length >= lines.length * nearlyAll;
    this.#areSmall = names.filter(({ name }) => !isCapital(name)).length >= names.length * nearlyAll;
    const seated = merged.map(({ cells }) => (cells[roles.table ?? -1] ?? "").trim() !== "");
    this.#end = headingColumn === undefined ? this.#endOf(lines, seated) : lines.length;
  }

  #endOf(lines: readonly Line[], seated: readonly boolean[]): number {
    const total = lines.findLastIndex((line) => mayBeTotal(line.label) && this.#isTotal(line));
    const areSeated = seated.slice(0, Math.max(0, total)).filter(Boolean).length >= total * mostly;
    return total > 0 && areSeated && !seated.slice(total + 1).includes(true) ? total : lines.length;
  }

  #isMarked({ row: { number, looks }, filled: [first] }: Line): boolean {
    const look = looks?.get(first?.column ?? -1);
    return look?.isBold === true || look?.fill !== undefined || this.#merged.has(number);
  }

  reasonFor(line: Line, index: number, isAboveHeader: boolean): Message | undefined {
    const { filled, label, name } = line;
    const text = shortened(label, maxQuotedLength);
    const note = message("reading.notGuests.note", { text });
    const isCounted = this.#counted.size > 0 && this.#counted.has(this.#countedIn(line) ?? "");
    if (isCounted || (index === 0 && this.#isSecondHeader(line)) || index > this.#end) return note;
    if (name !== "" && filled.length > 1 && !mayBeTotal(name)) return undefined;
    if (this.#isTotal(line)) {
      const texts = /\p{L}/u.test(label) ? label : filled.map((cell) => cell.text).join(" ");
      return message("reading.notGuests.total", { text: shortened(texts, maxQuotedLength) });
    }
    if (isAboveHeader && this.#mayBePage(line)) return note;
    return filled.length > 1 || isNamedGroup(label) ? undefined : this.#reasonForText(line, note, text);
  }

  /** "Page | 2", or a text alone. */
  #mayBePage({ filled, label }: Line): boolean {
    const [word, number, ...others] = filled;
    if (number === undefined) return this.#hasNames && !hasGivenName(label);
    return others.length === 0 && meansPage(word?.text ?? "") && /^\p{Nd}+$/u.test(number.text);
  }

  #reasonForText(line: Line, note: Message, text: string): Message | undefined {
    const { label } = line;
    if (tableHeading(label)?.isSure) return message("reading.notGuests.heading", { text });
    if (/^\p{L}\.?(?:\s*[–—-]\s*\p{L}\.?)?$/u.test(label)) return message("reading.notGuests.letter", { text });
    if (this.#isWide && this.#isGroup(line)) return note;
    const mayBeLine = this.#isWide && !isUnnamedGuest(label) && guestOfWhom(label) === undefined;
    const isLine = mayBeLine && (isProse(label) || isFooter(label) || this.#isLastLine(line));
    return isLine || isNote(label) ? note : undefined;
  }

  /** "FAMILY" or a bold "Friends of the bride" above guests who have more than a name. */
  #isGroup(line: Line): boolean {
    if (hasGivenName(line.label) || this.#headingColumn !== undefined) return false;
    return (this.#arePlain && this.#isMarked(line)) || (this.#areSmall && isCapital(line.label)) || isGroup(line.label);
  }

  /** Beside what a program writes below a list, or a sentence, or a text with a number. Beside sentences, given names are guests. */
  #isLastLine(line: Line): boolean {
    if (!this.#last.includes(line)) return false;
    const isNamed = hasGivenName(line.label);
    const isBeside = this.#last.some(({ label }) => isFooter(label) || (!isNamed && isProse(label)));
    return (this.#isFooter && isBeside) || (this.#countedIn(line) !== undefined && /\s/u.test(line.label));
  }

  /** What kinds of answers are below a form's questions, the same below those for the name and the table. */
  #isSecondHeader({ row: { cells } }: Line): boolean {
    const { name: [column = -1] = [], table = -1 } = this.#roles;
    const text = (cells[column] ?? "").trim();
    const isRepeated = text.length > 3 && text === (cells[table] ?? "").trim() && !this.#isOurs;
    return isRepeated && !hasGivenName(text) && cells.every((cell) => !/\p{Nd}/u.test(cell));
  }

  /** A label beside numbers alone, or a number instead of a name. A guest called "Sum" has a table and other details. */
  #isTotal({ label, filled, name }: Line): boolean {
    const others = filled.filter(({ column }) => name === "" || column !== this.#roles.name[0]);
    if (label.length > maxQuotedLength || others.length > maxCounts) return false;
    const areFigures = others.every(({ text }) => isFigure(text) || text === label || isTotal(text));
    if (areFigures && (isTotal(label) || (others.length > 0 && this.#startsWithTotal(label)))) return true;
    return this.#hasNames && countIn(name) !== undefined && !isUnnamedGuest(name) && !isNobody(name);
  }

  /** "Total paid" beside an amount. */
  #startsWithTotal(label: string): boolean {
    const [first = "", ...others] = label.split(/\s+/u);
    return this.#hasNames && others.length > 0 && isTotal(first) && !others.some(isGivenName);
  }

  /** What is counted in "Beef: 3", "3 x Beef" and "Seats | 10", if the line has nothing else; undefined for names. */
  #countedIn({ name, filled }: Line): string | undefined {
    // Beside a table of its own, a number may be anything.
    if (this.#headingColumn === undefined && (filled.length > 1 || !this.#isWide)) return undefined;
    const words = name.replace(/\p{Nd}+/gu, "").trim();
    const others = filled.filter(({ column }) => !this.#roles.name.includes(column));
    const hasNumber = words.length < name.length || others.length > 0;
    if (!hasNumber || name.length > maxQuotedLength || !/\p{L}/u.test(words)) return undefined;
    if (!others.every(({ text }) => /^\p{Nd}+$/u.test(text) || isTotal(text))) return undefined;
    const isGuest = hasGivenName(words) || isUnnamedGuest(name) || isNobody(name) || plusOnesAtEnd(name) !== undefined;
    return isGuest ? undefined : words.toLowerCase();
  }
}

const isCapital = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

const isSingle = ({ row: { cells } }: Pick<Line, "row">) => cells.filter((cell) => cell !== "").length < 2;

const isApart = ([first]: readonly Line[], before: Line | undefined) =>
  first !== undefined && before !== undefined && first.row.number > before.row.number + 1;

/** Whether a text stands in for a name that is not known: "Reserved", "—". */
export function isPlaceholder(name: string): boolean {
  return name !== "" && (/^[xn]/iu.test(name) || mayBeTotal(name)) && isNobody(name) && !isGivenName(name);
}

/** A text that cannot be a name, such as a legend: "V = vegetarian". */
function isNote(text: string): boolean {
  if (/\S\s*[:=]\s*\S|:$|^[*•†‡#]/u.test(text)) return true;
  return kindOfCell(text) === "text" && (text.split(/\s+/u).length > 4 || /^[\d\s.,]+$/u.test(text));
}
