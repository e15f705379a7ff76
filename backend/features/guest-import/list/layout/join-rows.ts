import { columnKey } from "../../../../../common/column-key.ts";
import { type SheetRow, setCell } from "../../formats/sheet.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { type GuestRows, plainRows, widthOfRows } from "../model/guest-rows.ts";
import { mergedTexts } from "../model/merged-texts.ts";
import { writtenName } from "../people/row-names.ts";

export interface RowsOfSheet {
  guestRows: GuestRows;
  roles: ColumnRoles;
}

/** Puts sheets below each other. Columns with the same use or header become one. */
export function joinRows([first, ...others]: readonly RowsOfSheet[]): GuestRows {
  if (first === undefined) return plainRows([], []);
  const headers = Array.from(
    { length: widthOfRows(first.guestRows) },
    (_, column) => first.guestRows.headers[column] ?? "",
  );
  const rows = withMerges(first.guestRows);
  for (const other of others) {
    const places = placesOf(other, first, headers);
    const ownName = hasSameParts(other, first) ? undefined : first.roles.name[0];
    for (const row of withMerges(other.guestRows)) {
      const cells = placed(row.cells, places, headers.length);
      if (ownName !== undefined) cells[ownName] = writtenName(row, other.roles.name);
      rows.push({ ...row, cells });
    }
  }
  const all = [first, ...others].map(({ guestRows }) => guestRows);
  return {
    ...first.guestRows,
    headers,
    rows,
    merges: [],
    hasSheetColumns: false,
    isPerTable: all.some(({ isPerTable }) => isPerTable),
    notGuests: all.flatMap(({ notGuests }) => notGuests),
    tables: all.flatMap(({ tables }) => tables),
  };
}

function placed(cells: readonly string[], places: readonly (number | undefined)[], width: number): string[] {
  const moved = Array.from({ length: width }, () => "");
  for (const [column, cell] of cells.entries()) {
    const place = places[column];
    if (place !== undefined) moved[place] = cell;
  }
  return moved;
}

/** If false, the second has its whole names in the first's column. */
function hasSameParts(one: RowsOfSheet, other: RowsOfSheet): boolean {
  return one.roles.name.length === other.roles.name.length;
}

function placesOf(other: RowsOfSheet, first: RowsOfSheet, headers: string[]): (number | undefined)[] {
  const own = first.roles;
  const { name, table } = other.roles;
  const taken = new Set<number>();
  return Array.from({ length: widthOfRows(other.guestRows) }, (_, column) => {
    const part = name.indexOf(column);
    if (part >= 0 && hasSameParts(other, first)) return own.name[part];
    if (part >= 0 && own.name.length > 0) return undefined;
    if (column === table && own.table !== undefined) return own.table;
    const header = other.guestRows.headers[column] ?? "";
    const known = headers.findIndex(
      (text, at) =>
        !taken.has(at) && (header === "" ? at === column && text === "" : columnKey(text) === columnKey(header)),
    );
    const isFree = known >= 0 && !own.name.includes(known) && known !== own.table;
    const place = isFree ? known : headers.push(header) - 1;
    taken.add(place);
    return place;
  });
}

/** Row numbers of several sheets are ambiguous, so merged texts are copied to each row. */
function withMerges(guestRows: GuestRows): SheetRow[] {
  const columns = [...new Set(guestRows.merges.map(({ column }) => column))];
  const texts = columns.map((column) => ({ column, of: mergedTexts(guestRows, column) }));
  return guestRows.rows.map((row) => {
    const cells = [...row.cells];
    for (const { column, of } of texts) {
      const text = of.get(row.number) ?? "";
      if (text !== "" && (cells[column] ?? "") === "") setCell(cells, column, text);
    }
    return { ...row, cells };
  });
}
