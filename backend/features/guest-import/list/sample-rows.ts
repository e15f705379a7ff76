import type { Sheet } from "../formats/sheet.ts";
import { tidyText } from "./model/cell-text.ts";
import { shortened } from "./model/decisions.ts";
import type { GuestList, RowRole, SampleRow } from "./model/guest-list.ts";
import type { GuestRows } from "./model/guest-rows.ts";

const sampledRows = 12;
const sampledCells = 30;
const maxCellLength = 60;

/** The first rows of a sheet as they are, and what each was taken for. */
export function sampleRows(
  sheet: Sheet,
  { roles }: GuestRows,
  list: Pick<GuestList, "rowErrors" | "notGuests">,
): SampleRow[] {
  const leftOut = new Set(list.rowErrors.map(({ row }) => row));
  const others = new Set(list.notGuests.map(({ row }) => row));
  const roleOf = (row: number): RowRole => {
    const known = roles.get(row);
    if (known !== undefined) return known;
    if (leftOut.has(row)) return "leftOut";
    return others.has(row) ? "other" : "guest";
  };
  return sheet.rows.slice(0, sampledRows).map(({ number, cells }) => ({
    row: number,
    cells: cells.slice(0, sampledCells).map((cell) => shortened(tidyText(cell), maxCellLength)),
    role: roleOf(number),
  }));
}
