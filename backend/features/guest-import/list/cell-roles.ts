import type { CellRole, ColumnUse, RowRole } from "../../../../common/guest-preview.ts";
import { columnLetters, type Sheet, type SheetRow } from "../formats/sheet.ts";
import { tableHeading } from "./layout/cells/table-heading.ts";
import { tableText, tidyText } from "./model/cell-text.ts";
import type { FileColumn, GuestList, ImportedGuest } from "./model/guest-list.ts";
import type { GuestRows } from "./model/guest-rows.ts";

/** What was read, and how. */
export interface Understood {
  sheets: readonly Sheet[];
  guestRows: GuestRows;
  fileColumns: readonly FileColumn[];
  list: GuestList;
}

interface RowRoles {
  role: RowRole;
  taken: CellRole[];
}

/**
 * What rows and their cells were taken for, found again by what became of them: layouts move cells, so that few columns
 * of the result are those of the sheet.
 */
export function cellRolesOf(
  { guestRows, fileColumns, list }: Understood,
  rows: readonly SheetRow[],
): (row: SheetRow) => RowRoles {
  const numbers = new Set(rows.map(({ number }) => number));
  const leftOut = new Set(list.rowErrors.map(({ row }) => row));
  const others = new Set(list.notGuests.map(({ row }) => row));
  const guests = new Map<number, ImportedGuest[]>();
  for (const guest of list.guests) {
    if (!numbers.has(guest.row)) continue;
    const ofRow = guests.get(guest.row);
    if (ofRow === undefined) guests.set(guest.row, [guest]);
    else ofRow.push(guest);
  }
  const uses = new Map(fileColumns.map(({ letters, use }) => [letters, use]));
  let known: ReturnType<typeof textsOf> | undefined;
  const inHeading = (text: string): CellRole => {
    // Most samples need it for no cell.
    known ??= textsOf(list.guests);
    if (known.tables.has(tableText(text)) || known.tables.has(tableHeading(text)?.label ?? "")) return "table";
    return known.names.has(tidyText(text)) ? "name" : "leftOut";
  };
  const roleInGuests = (ofRow: readonly ImportedGuest[], text: string, column: number): CellRole => {
    const use = guestRows.hasSheetColumns ? uses.get(columnLetters(column)) : undefined;
    if (use !== undefined) return roleByUse[use];
    const own = roleIn(ofRow, text);
    return own === "leftOut" ? inHeading(text) : own;
  };
  return (row) => {
    const ofRow = guests.get(row.number);
    const role = guestRows.roles.get(row.number) ?? roleOf(row.number, ofRow !== undefined);
    const taken = row.cells.map((text, column): CellRole => {
      if (text.trim() === "") return "leftOut";
      if (role === "header") return "header";
      return ofRow === undefined ? inHeading(text) : roleInGuests(ofRow, text, column);
    });
    return { role, taken };
  };

  function roleOf(row: number, hasGuests: boolean): RowRole {
    if (hasGuests) return "guest";
    if (leftOut.has(row)) return "leftOut";
    return others.has(row) ? "other" : "guest";
  }
}

function textsOf(guests: readonly ImportedGuest[]): Record<"names" | "tables", ReadonlySet<string>> {
  const tables = new Set(guests.map(({ tableNumber }) => tableNumber));
  tables.delete("");
  return { names: new Set(guests.map(({ name }) => name)), tables };
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

/** By the texts of a row's guests: equal ones first. */
function roleIn(guests: readonly ImportedGuest[], cell: string): CellRole {
  const text = tidyText(cell);
  if (guests.some(({ name }) => name === text)) return "name";
  if (guests.some(({ tableNumber }) => tableNumber === tableText(cell))) return "table";
  if (guests.some(({ additionalInfo }) => additionalInfo.some(([, value]) => value === text))) return "detail";
  const label = tableHeading(text)?.label ?? text;
  if (guests.some(({ tableNumber }) => tableNumber === label)) return "table";
  const words = text.split(/[^\p{L}\p{M}’'-]+/u).filter(({ length }) => length > 1);
  if (guests.some(({ name }) => words.some((word) => name.includes(word)))) return "name";
  if (guests.some(({ tableNumber }) => tableNumber !== "" && text.endsWith(tableNumber))) return "table";
  return guests.some(hasFacts) ? "detail" : "leftOut";
}

function hasFacts({ doorNote, otherNames, household, attendance, seatNumber }: ImportedGuest): boolean {
  if (doorNote !== undefined || otherNames !== undefined) return true;
  return household !== undefined || attendance !== undefined || seatNumber !== undefined;
}
