import { message } from "../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import type { HeaderRow } from "./header-row.ts";
import { withTableAndSeat } from "./table-and-seat.ts";

/** One guest per row below the header. Without one, from the first row that is more than a title. */
export function listRows({ rows, merges }: Sheet, header: HeaderRow | undefined): GuestRows {
  if (header !== undefined) {
    const headerRow = rows[header.index];
    const below = plainRows(headerRow?.cells ?? [], rows.slice(header.index + 1), {
      merges,
      notGuests: titlesAbove(rows, header.index),
      roles: new Map(headerRow === undefined ? [] : [[headerRow.number, "header"]]),
    });
    return withTableAndSeat(below);
  }
  const wide = rows.filter((row) => filledCells(row).length > 1).length;
  const start = wide * 2 > rows.length ? rows.findIndex((row) => filledCells(row).length > 1) : 0;
  return withTableAndSeat(plainRows([], rows.slice(start), { merges, notGuests: titlesAbove(rows, start) }));
}

/** The rows before a list, as titles. */
export function titlesAbove(rows: readonly SheetRow[], index: number): GuestRows["notGuests"] {
  return rows.slice(0, index).map(({ number }) => ({ row: number, message: message("reading.notGuests.title") }));
}
