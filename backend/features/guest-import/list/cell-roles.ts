import type { CellPlace, CellRole, ColumnUse, RowRole } from "../../../../common/guest-preview.ts";
import { maxSheetColumns, type SheetRow } from "../formats/sheet.ts";
import type { GuestList } from "./model/guest-list.ts";
import { filledCells, type GuestRow, type GuestRows, placeOf } from "./model/guest-rows.ts";

/** What was read, and how. */
export interface Understood {
  guestRows: GuestRows;
  /** The use of each column of the rows. */
  uses: readonly ColumnUse[];
  list: GuestList;
}

interface RowRoles {
  role: RowRole;
  taken: CellRole[];
}

const keyOf = ({ row, column }: CellPlace) => row * maxSheetColumns + column;

/** What the rows and cells of a sheet were taken for, by the places of all texts that guests have. */
export function cellRolesOf(
  { guestRows, uses, list }: Understood,
  sheet: string,
  sampled: readonly SheetRow[],
): (row: SheetRow) => RowRoles {
  const numbers = new Set(sampled.map(({ number }) => number));
  const guests = new Set(list.guests.map(({ row }) => row));
  const leftOut = new Set(list.rowErrors.map(({ row }) => row));
  const others = new Set(list.notGuests.map(({ row }) => row));
  const headers = new Set(guestRows.headerRows);
  const headings = new Set(guestRows.headings.map(({ row }) => row));
  const cells = new Map(guestRows.headings.map((place): [number, CellRole] => [keyOf(place), "table"]));
  for (const row of guestRows.rows) {
    if ((row.sheet ?? sheet) === sheet && guests.has(row.number)) addCells(cells, row, uses, numbers);
  }
  return (row) => ({
    role: roleOf(row.number),
    taken: row.cells.map((text, column): CellRole => {
      if (text.trim() === "") return "leftOut";
      return headers.has(row.number) ? "header" : (cells.get(keyOf({ row: row.number, column })) ?? "leftOut");
    }),
  });

  function roleOf(row: number): RowRole {
    if (headers.has(row)) return "header";
    if (guests.has(row)) return "guest";
    if (headings.has(row)) return "heading";
    if (leftOut.has(row)) return "leftOut";
    return others.has(row) ? "other" : "guest";
  }
}

function addCells(
  cells: Map<number, CellRole>,
  row: GuestRow,
  uses: readonly ColumnUse[],
  sampled: ReadonlySet<number>,
): void {
  for (const { column } of filledCells(row)) {
    const place = placeOf(row, column);
    if (place === undefined || !sampled.has(place.row)) continue;
    const known = cells.get(keyOf(place));
    if (known === undefined || known === "detail") cells.set(keyOf(place), roleByUse[uses[column] ?? "extra"]);
  }
}

const roleByUse: Record<ColumnUse, CellRole> = {
  name: "name",
  firstName: "name",
  lastName: "name",
  plusOne: "name",
  plusOneFirstName: "name",
  plusOneLastName: "name",
  table: "table",
  partySize: "detail",
  otherName: "detail",
  doorNote: "detail",
  household: "detail",
  guestOf: "detail",
  attendance: "detail",
  seat: "detail",
  extra: "detail",
  ignored: "leftOut",
};
