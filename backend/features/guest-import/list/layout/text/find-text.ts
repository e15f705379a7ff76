import { type Message, message } from "../../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../../formats/sheet.ts";
import type { TableSize } from "../../model/guest-list.ts";
import { type GuestRows, plainRows } from "../../model/guest-rows.ts";
import { isOfRoom } from "../../words/room-words.ts";
import { isNone, namesTable } from "../../words/value-words.ts";
import { hasGivenName, namesGroup } from "../cells/cell-values.ts";
import { continuing, isSeatCount, type TableHeading, tableHeading } from "../cells/table-heading.ts";
import { withoutBullet, withoutBullets } from "./line-starts.ts";
import { areSeveral, isHeadingOfPairs, nameAndTable, namesIn, tableAndNames } from "./name-and-table.ts";
import { cellLines, type Line, linesOf } from "./text-lines.ts";

const minPairs = 0.6;
const minTables = 2;

/** Each line has a guest and a table: "Anna Meier – Table 5". Without columns, or with a line in each cell. */
export function findPairs(sheet: Sheet): GuestRows | undefined {
  return pairsIn(linesOf(sheet, false) ?? cellLines(sheet));
}

function pairsIn(lines: readonly Line[] | undefined): GuestRows | undefined {
  if (lines === undefined || lines.length < minTables) return undefined;
  const texts = withoutBullets(lines.map(({ text }) => text));
  const pairs = texts.map(nameAndTable);
  const found = pairs.filter((pair) => pair !== undefined);
  if (found.length < lines.length * minPairs || found.length < minTables) return undefined;
  const rows: SheetRow[] = [];
  const roles: GuestRows["roles"] = new Map();
  const notGuests: GuestRows["notGuests"] = [];
  for (const [index, { row }] of lines.entries()) {
    const text = texts[index] ?? "";
    const pair = pairs[index];
    if (pair !== undefined) rows.push({ number: row, cells: [pair.name, pair.table] });
    else if (isHeadingOfPairs(text)) roles.set(row, "header");
    else if (rows.length === 0) notGuests.push({ row, message: notAGuest(text) });
    else rows.push({ number: row, cells: [text, ""] });
  }
  return rowsOfText(rows, { notGuests, roles });
}

/** Tables with their guests in the same line, or in the lines below: "Table 5: Anna, Ben and Cara". */
export function findTexts(sheet: Sheet, isText: boolean): GuestRows | undefined {
  const lines = linesOf(sheet, isText);
  if (lines === undefined || lines.length < minTables) return undefined;
  const reader = new TextReader(lines.map(({ text }) => text));
  for (const line of lines) reader.add(line);
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
  #label = "";
  /** The heading that has no guests yet. */
  #open: Line | undefined;

  constructor(texts: readonly string[]) {
    const worded = texts.filter((text) => isWorded(text) || isWorded(tableAndNames(text)?.table ?? "")).length;
    this.#areMarked = worded < minTables;
    const inline = texts.filter((text) => tableAndNames(text) !== undefined).length;
    this.#areInline = inline >= texts.length / 2;
  }

  add(line: Line): void {
    const { row, text } = line;
    const inline = tableAndNames(text);
    const isInline = inline !== undefined && this.#areInline && (isWorded(inline.table) || this.#areMarked);
    const heading = isInline ? undefined : this.#headingOf(text);
    if (heading !== undefined) {
      this.#dropGroup();
      this.#close();
      this.#start(heading);
      this.#open = line;
      this.#roles.set(row, "heading");
    } else if (isInline) {
      this.#close();
      this.#start(tableHeading(inline.table) ?? { label: inline.table, isSure: false });
      this.#seat(row, namesIn(inline.names));
    } else if (this.#label === "") {
      this.#notGuests.push({ row, message: notAGuest(text) });
    } else this.#seat(row, areSeveral(text) ? namesIn(text) : [text]);
  }

  #headingOf(text: string): TableHeading | undefined {
    const marked = /^#{1,6}\s+(.+)$|^[=*~–—-]{2,}\s*(.+?)\s*[=*~–—-]{2,}$|^(.{1,60}?)\s*[:：]$/u.exec(text);
    const label = (marked?.[1] ?? marked?.[2] ?? marked?.[3] ?? text).replace(/[\s:：]+$/u, "");
    const heading = tableHeading(label);
    if (heading === undefined || hasGivenName(heading.label)) return undefined;
    const isKnown = heading.isSure || namesTable(label);
    return isKnown || (this.#areMarked && marked !== null) ? heading : undefined;
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

  #seat(row: number, names: readonly string[]): void {
    this.#open = undefined;
    for (const text of names.filter(isAside)) this.#notGuests.push({ row, message: notAGuest(text) });
    for (const name of names.filter((text) => !isAside(text)))
      this.#rows.push({ number: row, cells: [withoutBullet(name), this.#label] });
  }

  guestRows(): GuestRows | undefined {
    this.#close();
    if (this.#labels.size < minTables || this.#rows.length < this.#labels.size) return undefined;
    const names = withoutBullets(this.#rows.map(({ cells }) => cells[0] ?? ""));
    const rows = this.#rows.map((row, index) => ({ ...row, cells: [names[index] ?? "", row.cells[1] ?? ""] }));
    return rowsOfText(rows, {
      fixed: { name: 0, table: 1 },
      notGuests: this.#notGuests,
      roles: this.#roles,
      tables: this.#tables,
      isPerTable: true,
    });
  }
}

function isAside(text: string): boolean {
  return isOfRoom(text) || isSeatCount(text) || isNone(text);
}

function notAGuest(text: string): Message {
  return message("reading.notGuests.cell", { text });
}

function isWorded(text: string): boolean {
  return tableHeading(text)?.isSure === true || namesTable(text);
}

function rowsOfText(rows: SheetRow[], more: Partial<GuestRows>): GuestRows {
  return plainRows(["Name", "Table Number"], rows, { fixed: { name: 0, table: 1 }, hasSheetColumns: false, ...more });
}
