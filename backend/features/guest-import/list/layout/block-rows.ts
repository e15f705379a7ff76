import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import type { RowError } from "../model/guest-list.ts";
import { filledCells, type GuestRows } from "../model/guest-rows.ts";
import { isTotal } from "../words/value-words.ts";
import { isSeatCount } from "./table-heading.ts";

export interface Place {
  label: string;
  nameColumns: number[];
  details: { column: number; header: string }[];
}

/** Collects one row per guest from rows with one guest per table. */
export class BlockRows {
  readonly rows: SheetRow[] = [];
  readonly details: string[] = [];
  readonly #ofPlace = new Map<Place, SheetRow[]>();

  /** Adds the guests of a stretch, table by table, and lists tables without any. */
  endStretch(places: readonly Place[], labelRow: SheetRow, notGuests: GuestRows["notGuests"]): void {
    for (const place of places) {
      const rows = this.#ofPlace.get(place);
      if (rows !== undefined) this.rows.push(...rows);
      else notGuests.push(leftOut(labelRow, place.label));
    }
  }

  addRow(row: SheetRow, places: readonly Place[], notGuests: GuestRows["notGuests"]): void {
    const seated = places.filter((place) => this.#addGuest(row, place, places));
    const used = new Set(seated.flatMap(columnsOf));
    const labels = new Set(places.flatMap(({ details }) => details.map(({ column }) => column)));
    for (const { column, text } of filledCells(row)) {
      const isSeat = labels.has(column) && /^\d+$/u.test(text);
      if (!used.has(column) && !isSeat) notGuests.push(leftOut(row, text));
    }
  }

  #addGuest(row: SheetRow, place: Place, places: readonly Place[]): boolean {
    const name = nameAt(row, place);
    const details = place.details.filter(({ column }) => (row.cells[column] ?? "").trim() !== "");
    if (isCount(name)) return false;
    if (name === "" && details.every(({ column }) => isRowLabel(row, column, places))) return false;
    const cells = [name, place.label];
    for (const { column, header } of details) cells[2 + this.#placeOf(header, column)] = row.cells[column] ?? "";
    const rows = this.#ofPlace.get(place) ?? [];
    rows.push({ ...row, cells: Array.from(cells, (cell) => cell ?? "") });
    this.#ofPlace.set(place, rows);
    return true;
  }

  #placeOf(header: string, column: number): number {
    const name = header || `Column ${column + 1}`;
    const known = this.details.indexOf(name);
    return known >= 0 ? known : this.details.push(name) - 1;
  }
}

function leftOut(row: SheetRow, text: string): RowError {
  return { row: row.number, message: message("reading.notGuests.cell", { text }) };
}

function columnsOf({ nameColumns, details }: Place): number[] {
  return [...nameColumns, ...details.map(({ column }) => column)];
}

function nameAt({ cells }: SheetRow, { nameColumns }: Place): string {
  const parts = nameColumns.map((column) => (cells[column] ?? "").trim());
  return parts.filter((part) => part !== "").join(" ");
}

function isCount(text: string): boolean {
  return text !== "" && (isSeatCount(text) || /^\d+$/u.test(text) || isTotal(text));
}

function isRowLabel(row: SheetRow, column: number, places: readonly Place[]): boolean {
  return (
    places.every((place) => place.details.some((detail) => detail.column === column)) ||
    /^\d+$/u.test((row.cells[column] ?? "").trim())
  );
}
