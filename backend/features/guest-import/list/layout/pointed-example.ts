import type { SheetRow } from "../../formats/sheet.ts";
import type { GuestRows } from "../model/guest-rows.ts";

/** A cell by the index of its row. */
export interface Spot {
  index: number;
  column: number;
}

/** The cells of one guest. */
export interface Example {
  name: Spot;
  lastName: Spot | null;
  table: Spot | null;
}

/** Rows like an example. `first` is the first guest of the first table. */
export interface RowsByExample {
  guestRows: GuestRows;
  first: Example;
}

/** The text of a cell, empty if there is none. */
export function textAt(rows: readonly SheetRow[], { index, column }: Spot): string {
  return (rows[index]?.cells[column] ?? "").trim();
}
