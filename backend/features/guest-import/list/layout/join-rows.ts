import { columnKey } from "../../../../../common/column-key.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { type GuestRow, type GuestRows, placeOf, plainRows, wideCells, widthOfRows } from "../model/guest-rows.ts";
import { mergedTexts } from "../model/merged-texts.ts";
import { writtenName } from "../people/row-names.ts";

export interface RowsOfSheet {
  name: string;
  guestRows: GuestRows;
  roles: ColumnRoles;
}

/** Puts sheets below each other. Columns with the same use or header become one. */
export function joinRows([first, ...others]: readonly RowsOfSheet[]): GuestRows {
  if (first === undefined) return plainRows([], []);
  const headers = wideCells(first.guestRows.headers, widthOfRows(first.guestRows));
  const rows = withMerges(first);
  for (const other of others) {
    const places = placesOf(other, first, headers);
    const ownName = hasSameParts(other, first) ? undefined : first.roles.name[0];
    for (const row of withMerges(other)) {
      const moved: GuestRow = { ...row, cells: wideCells([], headers.length), places: [] };
      const from = headers.map((_, column) => places.indexOf(column));
      moved.cells = from.map((column) => row.cells[column] ?? "");
      moved.places = from.map((column) => placeOf(row, column));
      if (ownName !== undefined) moved.cells[ownName] = writtenName(row, other.roles.name);
      rows.push(moved);
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
function withMerges({ guestRows, name }: RowsOfSheet): GuestRow[] {
  const columns = [...new Set(guestRows.merges.map(({ column }) => column))];
  const texts = new Map(columns.map((column) => [column, mergedTexts(guestRows, column)]));
  const width = widthOfRows(guestRows);
  return guestRows.rows.map((row) => ({
    ...row,
    sheet: name,
    cells: wideCells(row.cells, width).map((cell, column) => cell || (texts.get(column)?.get(row.number) ?? "")),
  }));
}
