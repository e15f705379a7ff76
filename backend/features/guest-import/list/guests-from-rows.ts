import { normaliseGuestName } from "../../../../common/guest-name.ts";
import {
  maxExtraColumns,
  maxExtraColumnValueLength,
  maxGuestListCharacters,
  maxGuestNameLength,
  maxGuestsPerEvent,
  maxTableNumberLength,
} from "../../../../common/limits.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { type Sheet, type SheetRow, widthOf } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { tableText, tidyText } from "./cell-text.ts";
import { type ColumnName, columnNames } from "./column-names.ts";
import { type GuestList, type ImportedGuest, maxRowErrors, type RowError } from "./guest-list.ts";
import type { Header } from "./header-row.ts";
import { mergedTexts } from "./merged-texts.ts";

/**
 * The guests in the rows below a header row. A row that exceeds a limit, or has content but no name, is skipped and listed
 * in `rowErrors`.
 *
 * @throws DomainError UNREADABLE_FILE when the whole list exceeds a limit, or has no guests.
 */
export function guestsFromRows(sheet: Sheet, header: Header): GuestList {
  const layout = layoutOf(sheet, header);
  const guests: ImportedGuest[] = [];
  const errors = new RowErrors();
  let characters = 0;
  for (const row of sheet.rows.slice(header.index + 1)) {
    const reading = readRow(row, layout);
    if (reading.kind === "refused") errors.add(row, reading.reason);
    if (reading.kind !== "guest") continue;
    guests.push(reading.guest);
    characters += charactersOf(reading.guest);
    if (characters > maxGuestListCharacters) throw tooMuchText();
  }

  const used = usedColumns(guests);
  const extras = layout.extraColumns.filter(({ name }) => used.has(name));
  refuseNothing(guests.length, errors.list);
  refuseTooMuch(guests.length, extras.length);
  return {
    columns: extras.map(({ name }) => name),
    guests,
    rowErrors: errors.list,
    notGuests: [],
    warnings: [
      ...sheet.warnings,
      ...header.warnings,
      ...extras
        .filter(({ shortened }) => shortened)
        .map(({ name }) => message("reading.headerShortened", { column: name })),
      ...withoutTableWarning(guests),
      ...errors.warnings(),
    ],
  };
}

function usedColumns(guests: ImportedGuest[]): Set<string> {
  const used = new Set<string>();
  for (const { additionalInfo } of guests) {
    for (const [column] of additionalInfo) used.add(column);
  }
  return used;
}

/** The positions of the fields in a row. */
interface Layout {
  headerCells: string[];
  nameColumns: number[];
  tableColumn: number;
  extraColumns: ColumnName[];
  /** Tables in merged cells, by row number. */
  mergedTables: Map<number, string>;
}

function layoutOf(sheet: Sheet, header: Header): Layout {
  const { nameColumns, tableColumn } = header;
  const headerCells = sheet.rows[header.index]?.cells ?? [];
  const extraColumns = columnNames(headerCells, widthOf(sheet), [...nameColumns, tableColumn]).filter(
    ({ column }) => !header.ignoredColumns?.includes(column),
  );
  return { headerCells, nameColumns, tableColumn, extraColumns, mergedTables: mergedTexts(sheet, tableColumn) };
}

/** What a row is: a guest, an invalid guest, or not meant to be a guest. */
type RowReading = { kind: "guest"; guest: ImportedGuest } | { kind: "refused"; reason: Message } | { kind: "other" };

function readRow(row: SheetRow, layout: Layout): RowReading {
  if (repeatsHeader(row, layout.headerCells)) return { kind: "other" };
  const name = guestName(row, layout.nameColumns);
  const ownTable = tableText(row.cells[layout.tableColumn]);
  const additionalInfo = extraValues(row, layout.extraColumns);
  if (name === "" && ownTable !== "") return refused(message("reading.tableWithoutName"));
  if (name === "") return additionalInfo.length > 0 ? refused(message("reading.rowWithoutName")) : { kind: "other" };
  const tableNumber = ownTable || (layout.mergedTables.get(row.number) ?? "");
  const guest = { name, tableNumber, additionalInfo, row: row.number };
  const reason = limitExceeded(guest);
  return reason === undefined ? { kind: "guest", guest } : refused(reason);
}

const refused = (reason: Message): RowReading => ({ kind: "refused", reason });

class RowErrors {
  readonly list: RowError[] = [];
  #more = 0;

  add(row: SheetRow, reason: Message): void {
    if (this.list.length < maxRowErrors) this.list.push({ row: row.number, message: reason });
    else this.#more += 1;
  }

  warnings(): Message[] {
    return this.#more === 0 ? [] : [message("reading.moreRowsLeftOut", { count: this.#more })];
  }
}

function guestName(row: SheetRow, columns: number[]): string {
  if (columns.length === 1) return normaliseGuestName(tidyText(row.cells[columns[0] ?? 0] ?? ""));
  return normaliseGuestName(columns.map((column) => tidyText(row.cells[column] ?? "")).join(" "));
}

function extraValues(row: SheetRow, columns: ColumnName[]): ImportedGuest["additionalInfo"] {
  const values: ImportedGuest["additionalInfo"] = [];
  for (const { column, name } of columns) {
    if (column >= row.cells.length) break;
    const text = tidyText(row.cells[column] ?? "");
    if (text !== "") values.push([name, text]);
  }
  return values;
}

/** Printed lists repeat their header row on every page. */
function repeatsHeader(row: SheetRow, headerCells: string[]): boolean {
  return (
    row.cells[0] === headerCells[0] &&
    row.cells.length === headerCells.length &&
    row.cells.every((cell, column) => cell === headerCells[column])
  );
}

function limitExceeded({ name, tableNumber, additionalInfo }: ImportedGuest): Message | undefined {
  if (name.length > maxGuestNameLength) return message("reading.nameTooLong", { maximum: maxGuestNameLength });
  if (tableNumber.length > maxTableNumberLength)
    return message("reading.tableTooLong", { maximum: maxTableNumberLength });
  const long = additionalInfo.find(([, text]) => text.length > maxExtraColumnValueLength);
  return long && message("reading.valueTooLong", { column: long[0], maximum: maxExtraColumnValueLength });
}

function refuseNothing(guests: number, [first]: RowError[]): void {
  if (guests > 0) return;
  if (first !== undefined) {
    throw unreadable(message("reading.noReadableRow", { row: String(first.row), reason: first.message }));
  }
  throw unreadable(message("reading.noGuests"));
}

function refuseTooMuch(guests: number, columns: number): void {
  if (guests > maxGuestsPerEvent) {
    throw unreadable(message("reading.tooManyGuests", { count: guests, maximum: maxGuestsPerEvent }));
  }
  if (columns > maxExtraColumns) {
    throw unreadable(message("reading.tooManyColumns", { count: columns, maximum: maxExtraColumns }));
  }
}

function charactersOf({ name, tableNumber, additionalInfo }: ImportedGuest): number {
  return additionalInfo.reduce(
    (sum, [column, text]) => sum + column.length + text.length,
    name.length + tableNumber.length,
  );
}

function tooMuchText(): Error {
  return unreadable(message("reading.tooMuchText", { maximum: maxGuestListCharacters }));
}

function withoutTableWarning(guests: ImportedGuest[]): Message[] {
  const count = guests.filter(({ tableNumber }) => tableNumber === "").length;
  return count === 0 ? [] : [message("reading.guestsWithoutTable", { count })];
}
