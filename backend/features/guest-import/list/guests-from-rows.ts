import { grouped } from "../../../../common/counted.ts";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import {
  maxExtraColumns,
  maxExtraColumnValueLength,
  maxGuestListCharacters,
  maxGuestNameLength,
  maxGuestsPerEvent,
  maxTableNumberLength,
} from "../../../../common/limits.ts";
import { type Sheet, type SheetRow, widthOf } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { tableText, tidyText } from "./cell-text.ts";
import { type ColumnName, columnNames } from "./column-names.ts";
import { type GuestList, type ImportedGuest, maxRowErrors, type RowError } from "./guest-list.ts";
import type { Header } from "./header-row.ts";
import { mergedTexts } from "./merged-texts.ts";

/**
 * Guests of the rows below a header row. A row that exceeds a limit, or has something but no name, is left out and
 * listed in `rowErrors`.
 *
 * @throws DomainError UNREADABLE_FILE when the list as a whole exceeds a limit, or has no guest at all.
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
    warnings: [
      ...sheet.warnings,
      ...header.warnings,
      ...extras
        .filter(({ shortened }) => shortened)
        .map(({ name }) => `A long column header was shortened to "${name}".`),
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

/** Where in a row what is found. */
interface Layout {
  headerCells: string[];
  nameColumns: number[];
  tableColumn: number;
  extraColumns: ColumnName[];
  /** Tables that merged cells show, by row number. */
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

/** What a row is: a guest, one that cannot be taken, or not meant to be a guest. */
type RowReading = { kind: "guest"; guest: ImportedGuest } | { kind: "refused"; reason: string } | { kind: "other" };

function readRow(row: SheetRow, layout: Layout): RowReading {
  if (repeatsHeader(row, layout.headerCells)) return { kind: "other" };
  const name = guestName(row, layout.nameColumns);
  const ownTable = tableText(row.cells[layout.tableColumn]);
  const additionalInfo = extraValues(row, layout.extraColumns);
  if (name === "" && ownTable !== "") return refused("This row has a table but no name.");
  if (name === "") return additionalInfo.length > 0 ? refused("This row has no name.") : { kind: "other" };
  const tableNumber = ownTable || (layout.mergedTables.get(row.number) ?? "");
  const guest = { name, tableNumber, additionalInfo };
  const reason = limitExceeded(guest);
  return reason === undefined ? { kind: "guest", guest } : refused(reason);
}

const refused = (reason: string): RowReading => ({ kind: "refused", reason });

class RowErrors {
  readonly list: RowError[] = [];
  #more = 0;

  add(row: SheetRow, message: string): void {
    if (this.list.length < maxRowErrors) this.list.push({ row: row.number, message });
    else this.#more += 1;
  }

  warnings(): string[] {
    return this.#more === 0 ? [] : [`${grouped(this.#more)} more rows were left out and are not listed here.`];
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

function limitExceeded({ name, tableNumber, additionalInfo }: ImportedGuest): string | undefined {
  if (name.length > maxGuestNameLength) return `The name is longer than ${maxGuestNameLength} characters.`;
  if (tableNumber.length > maxTableNumberLength) return `The table is longer than ${maxTableNumberLength} characters.`;
  const long = additionalInfo.find(([, text]) => text.length > maxExtraColumnValueLength);
  return long && `"${long[0]}" is longer than ${grouped(maxExtraColumnValueLength)} characters.`;
}

function refuseNothing(guests: number, [first]: RowError[]): void {
  if (guests > 0) return;
  if (first !== undefined) {
    throw unreadable(`No row of this file could be read as a guest. Row ${first.row}: ${first.message}`);
  }
  throw unreadable("This file has a header row but no guests below it. Please add the guests and upload it again.");
}

function refuseTooMuch(guests: number, columns: number): void {
  if (guests > maxGuestsPerEvent) {
    throw unreadable(
      `This file has ${grouped(guests)} guests; an event can have at most ${grouped(maxGuestsPerEvent)}.`,
    );
  }
  if (columns > maxExtraColumns) {
    throw unreadable(
      `This file has ${grouped(columns)} columns besides name and table; at most ${maxExtraColumns} can be kept. ` +
        "Please delete the ones that guests do not need and upload it again.",
    );
  }
}

function charactersOf({ name, tableNumber, additionalInfo }: ImportedGuest): number {
  return additionalInfo.reduce(
    (sum, [column, text]) => sum + column.length + text.length,
    name.length + tableNumber.length,
  );
}

function tooMuchText(): Error {
  return unreadable(
    `This file contains too much text: more than ${grouped(maxGuestListCharacters)} characters. ` +
      "Please delete the columns that guests do not need and upload it again.",
  );
}

function withoutTableWarning(guests: ImportedGuest[]): string[] {
  const without = guests.filter(({ tableNumber }) => tableNumber === "").length;
  if (without === 0) return [];
  return [without === 1 ? "1 guest has no table yet." : `${grouped(without)} guests have no table yet.`];
}
