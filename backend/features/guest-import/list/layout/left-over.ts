import { type MessageKey, message } from "../../../../../common/messages/message.ts";
import { maxSheetColumns, type SheetRow } from "../../formats/sheet.ts";
import type { CellPlace } from "../../guest-preview.ts";
import { filledCells, type GuestRows } from "../model/guest-rows.ts";

/** A cell that a reading takes for nothing, or a heading without guests. */
export interface LeftCell extends CellPlace {
  text: string;
  kind: "above" | "between" | "heading";
}

const keyOf = ({ row, column }: CellPlace) => row * maxSheetColumns + column;

/** The cells of a sheet that are in no guest and no header, in reading order. */
export function leftOver(sheetRows: readonly SheetRow[], { rows, headerRows, headings }: GuestRows): LeftCell[] {
  const whole = new Set<number>();
  const cells = new Set<number>();
  for (const { number, places } of rows) {
    if (places === undefined) whole.add(number);
    else for (const place of places) if (place !== undefined) cells.add(keyOf(place));
  }
  const named = new Set(headings.map(keyOf));
  const headers = new Set(headerRows);
  let isAbove = true;
  return sheetRows.flatMap((row) => {
    if (whole.has(row.number) || headers.has(row.number)) {
      isAbove &&= headers.has(row.number) && !whole.has(row.number);
      return [];
    }
    return filledCells(row).flatMap(({ column, text }): LeftCell[] => {
      const place = { row: row.number, column };
      const isTaken = cells.has(keyOf(place));
      isAbove &&= !isTaken && !named.has(keyOf(place));
      if (isTaken) return [];
      if (named.has(keyOf(place))) return [{ ...place, text, kind: "heading" }];
      return [{ ...place, text, kind: isAbove ? "above" : "between" }];
    });
  });
}

const keys = {
  heading: "reading.notGuests.heading",
  between: "reading.notGuests.cell",
} as const satisfies Partial<Record<LeftCell["kind"], MessageKey>>;

/** With what is left over, for the organizer: rows above the list, and cells elsewhere; of a plain list, whole rows. */
export function withLeftOver(guestRows: GuestRows, sheetRows: readonly SheetRow[]): GuestRows {
  const seen = new Set<number>();
  const notGuests = leftOver(sheetRows, guestRows).flatMap(({ row, text, kind }) => {
    const isOnce = kind === "above" || guestRows.hasSheetColumns;
    if (isOnce && seen.has(row)) return [];
    seen.add(row);
    return [{ row, message: kind === "above" ? message("reading.notGuests.title") : message(keys[kind], { text }) }];
  });
  return { ...guestRows, notGuests: [...guestRows.notGuests, ...notGuests] };
}
