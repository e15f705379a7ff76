import { type Message, message } from "../../../../../../common/messages/message.ts";
import type { SheetRow } from "../../../formats/sheet.ts";
import type { TableSize } from "../../model/guest-list.ts";
import { type GuestRows, plainRows } from "../../model/guest-rows.ts";
import { isClosing, isSentence } from "../../words/message-words.ts";
import { isOfRoom } from "../../words/room-words.ts";
import { isNone, isTotal, meansUnseated, namesTable } from "../../words/value-words.ts";
import { hasGivenName, namesGroup } from "../cells/cell-values.ts";
import { continuing, isSeatCount, type TableHeading, tableHeading } from "../cells/table-heading.ts";
import { bareText, hasListStart, isBlankToFill, withoutBullet, withoutBullets } from "./line-starts.ts";
import { withDetails } from "./name-and-detail.ts";
import {
  areSeveral,
  isHeadingOfPairs,
  type NameAndTable,
  nameAndTable,
  namesIn,
  type TableAndNames,
  tableAndNames,
} from "./name-and-table.ts";
import type { Line } from "./text-lines.ts";

const minPairs = 0.6;
const minTables = 2;

/** Each line has guests and a table: "Anna Meier – Table 5". */
export function findPairs(lines: readonly Line[]): GuestRows | undefined {
  return pairsIn(lines.flatMap((line) => partsOf(line.text).map((text) => ({ ...line, text }))));
}

/** "Anna Meier (Table 1), Ben Okafor (Table 2)" is about two guests. */
function partsOf(text: string): string[] {
  return text.split(/(?<=[)\]）】])\s*[,;、，]\s*/u).filter((part) => part !== "");
}

function pairsIn(lines: readonly Line[]): GuestRows | undefined {
  if (lines.length < minTables) return undefined;
  const texts = withoutBullets(lines.map(({ text }) => text.replace(/[,;]+$/u, "")));
  const pairs = texts.map(nameAndTable);
  const found = pairs.filter((pair) => pair !== undefined);
  if (found.length < lines.length * minPairs || found.length < minTables) return undefined;
  const asides = asidesOf(lines, (_, index) => (pairs[index] === undefined ? undefined : "guests"));
  // "Meier, Anna" is one, if all names are like that.
  const areLists = found.some(({ name }) => namesIn(name).length > 2);
  const rows: SheetRow[] = [];
  const roles: GuestRows["roles"] = new Map();
  const notGuests: GuestRows["notGuests"] = [];
  for (const [index, { row }] of lines.entries()) {
    const text = texts[index] ?? "";
    const pair = pairs[index];
    if ((pair === undefined || rows.length === 0) && isHeadingOfPairs(text)) roles.set(row, "header");
    else if (pair !== undefined) rows.push(...rowsOfPair(row, pair, areLists));
    else if (rows.length === 0 || asides.has(index)) notGuests.push({ row, message: notAGuest(text) });
    else rows.push({ number: row, cells: [text, ""] });
  }
  return rowsOfText(rows, { notGuests, roles, isPerTable: areLists });
}

function rowsOfPair(row: number, { name, table, seat }: NameAndTable, areLists: boolean): SheetRow[] {
  const names = areLists && areSeveral(name) ? namesIn(name) : [name];
  return names.map((one) => ({ number: row, cells: [one, table, seat] }));
}

type ListPart = "heading" | "guests";

/** After a sentence, a sender's name, a position and a number may follow. */
const maxAfterSentence = 3;

/** Further lines without the bullets of all others, of ten, are guests as well. */
const maxUnmarked = 0.1;

/** What is in a message besides its list: sentences, the sender's name, and lines without the bullets of all others. */
function asidesOf(lines: readonly Line[], isOfList: (line: Line, index: number) => ListPart | undefined): Set<number> {
  const parts = lines.map(isOfList);
  const first = parts.findIndex((part) => part !== undefined);
  const last = parts.findLastIndex((part) => part !== undefined);
  const marked = lines.filter(({ text }, index) => parts[index] === "guests" && hasListStart(text)).length;
  const unmarked = parts.slice(first, last).filter((part) => part === undefined).length;
  const areMarked = marked > 2 && unmarked <= marked * maxUnmarked;
  // Guests, or a line of dashes, may be below the last heading.
  const end = parts[last] === "guests" ? last : last + 1;
  const asides = new Set<number>();
  let isClosed = false;
  for (const [index, { text }] of lines.entries()) {
    if (parts[index] !== undefined) continue;
    const isLast = index > end && lines.length - index <= maxAfterSentence + 1;
    isClosed ||= (index > end && isClosing(text)) || (isLast && isSentence(text));
    if (isClosed || isSentence(text) || (areMarked && !hasListStart(text))) asides.add(index);
  }
  return asides;
}

/** Tables with their guests in the same line, or in the lines below: "Table 5: Anna, Ben and Cara". */
export function findTexts(lines: readonly Line[]): GuestRows | undefined {
  if (lines.length < minTables) return undefined;
  const reader = new TextReader(lines);
  for (const [index, line] of lines.entries()) reader.add(line, index);
  return reader.guestRows();
}

class TextReader {
  readonly #rows: SheetRow[] = [];
  readonly #notGuests: GuestRows["notGuests"] = [];
  readonly #roles: GuestRows["roles"] = new Map();
  readonly #tables: TableSize[] = [];
  readonly #labels = new Set<string>();
  /** Whether tables without the word are marked, by a colon or a sign of a heading. */
  readonly #areMarked: boolean;
  readonly #areInline: boolean;
  /** The lines that are no part of the list. */
  readonly #asides: ReadonlySet<number>;
  /** Empty for guests who have no table yet. */
  #label: string | undefined;
  /** The heading that has no guests yet. */
  #open: Line | undefined;

  constructor(lines: readonly Line[]) {
    const inline = lines.map(({ text }) => tableAndNames(withoutBullet(text)));
    const worded = lines.filter(({ text }, index) => isWorded(text) || isWorded(inline[index]?.table ?? "")).length;
    const headings = lines.map(({ text }) => text).filter((text) => isWorded(withoutMark(text)));
    this.#areMarked = worded < minTables || (headings.length >= minTables && headings.every(isMarked));
    this.#areInline = inline.filter((found) => found !== undefined).length >= lines.length / 2;
    this.#asides = asidesOf(lines, ({ text }) => {
      if (this.#inlineOf(text) !== undefined) return "guests";
      if (this.#headingOf(text) !== undefined) return "heading";
      return hasListStart(text) ? "guests" : undefined;
    });
  }

  add(line: Line, index: number): void {
    const { row } = line;
    const text = this.#areInline ? withoutBullet(line.text) : line.text;
    const inline = this.#inlineOf(text);
    const heading = inline === undefined ? this.#headingOf(text) : undefined;
    if (heading !== undefined) {
      this.#dropGroup();
      this.#close();
      this.#start(heading);
      this.#open = line;
      this.#roles.set(row, "heading");
    } else if (inline !== undefined) {
      this.#close();
      this.#start(tableHeading(inline.table) ?? { label: inline.table, isSure: false });
      this.#seat(row, namesIn(inline.names), inline.seat);
    } else if (this.#label === undefined || this.#asides.has(index)) {
      this.#notGuests.push({ row, message: notAGuest(text) });
    } else this.#seat(row, areSeveral(text) ? namesIn(text) : [text], "");
  }

  /** "Table 5 – Rose" above its guests is a heading; several names show that they are guests. */
  #inlineOf(text: string): TableAndNames | undefined {
    const inline = tableAndNames(text);
    if (inline === undefined) return undefined;
    if (!this.#areInline) return isWorded(inline.table) && areSeveral(inline.names) ? inline : undefined;
    return isWorded(inline.table) || this.#areMarked ? inline : undefined;
  }

  #headingOf(line: string): TableHeading | undefined {
    const bare = bareText(line);
    const text = isWorded(withoutMark(bare)) ? bare : line;
    const label = withoutMark(text);
    if (meansUnseated(label)) return { label: "", isSure: true };
    const heading = tableHeading(label);
    if (heading === undefined || hasGivenName(heading.label)) return undefined;
    const isKnown = heading.isSure || namesTable(label);
    return isKnown || (this.#areMarked && isMarked(text)) ? heading : undefined;
  }

  #start(heading: TableHeading): void {
    const { label, capacity } = continuing(heading, this.#labels);
    this.#label = label;
    this.#labels.add(label);
    if (capacity !== undefined) this.#tables.push({ label, capacity });
  }

  #close(): void {
    if (this.#open === undefined) return;
    const { row, text } = this.#open;
    this.#notGuests.push({ row, message: message("reading.notGuests.heading", { text }) });
    this.#open = undefined;
  }

  /** "Family of the bride" above the name of a table is not about the table before. */
  #dropGroup(): void {
    const last = this.#rows.at(-1);
    const text = last?.cells[0] ?? "";
    if (last === undefined || !text.includes(" ") || !namesGroup(text) || hasGivenName(text)) return;
    this.#rows.pop();
    this.#notGuests.push({ row: last.number, message: notAGuest(text) });
  }

  #seat(row: number, names: readonly string[], seat: string): void {
    this.#open = undefined;
    for (const text of names.filter(isAside)) this.#notGuests.push({ row, message: notAGuest(text) });
    for (const name of names.filter((text) => !isAside(text)))
      this.#rows.push({ number: row, cells: [withoutBullet(name), this.#label ?? "", seat] });
  }

  guestRows(): GuestRows | undefined {
    this.#close();
    if (this.#labels.size < minTables || this.#rows.length < this.#labels.size) return undefined;
    const { names, details } = withDetails(withoutBullets(this.#rows.map(({ cells }) => cells[0] ?? "")));
    const rows = this.#rows.map((row, index) => {
      const [, table = "", seat = ""] = row.cells;
      return { ...row, cells: [names[index] ?? "", table, seat, details[index] ?? ""] };
    });
    return rowsOfText(rows, {
      notGuests: this.#notGuests,
      roles: this.#roles,
      tables: this.#tables,
      isPerTable: true,
    });
  }
}

const mark = /^#{1,6}\s+(.+)$|^[=*~–—-]{2,}\s*(.+?)\s*[=*~–—-]{2,}$|^(.{1,60}?)\s*[:：]$/u;

/** "## Rose", "== Rose ==" and "Rose:" are headings. */
function isMarked(text: string): boolean {
  return mark.test(text);
}

function withoutMark(text: string): string {
  const marked = mark.exec(text);
  return (marked?.[1] ?? marked?.[2] ?? marked?.[3] ?? text).replace(/[\s:：]+$/u, "");
}

function isAside(text: string): boolean {
  return isTotal(text) || isOfRoom(text) || isSeatCount(text) || isNone(bareText(text)) || isBlankToFill(text);
}

function notAGuest(text: string): Message {
  return message("reading.notGuests.cell", { text });
}

function isWorded(text: string): boolean {
  return tableHeading(text)?.isSure === true || namesTable(text);
}

const headers = ["Name", "Table Number", "Seat", "Notes"];

/** Rows with names, tables, seats and details, without columns that would be empty. */
function rowsOfText(rows: readonly SheetRow[], more: Partial<GuestRows>): GuestRows {
  const kept = [0, 1, 2, 3].filter((column) => column < 2 || rows.some(({ cells }) => (cells[column] ?? "") !== ""));
  const written = rows.map((row) => ({ ...row, cells: kept.map((column) => row.cells[column] ?? "") }));
  return plainRows(
    kept.map((column) => headers[column] ?? ""),
    written,
    { fixed: { name: 0, table: 1 }, hasSheetColumns: false, ...more },
  );
}
