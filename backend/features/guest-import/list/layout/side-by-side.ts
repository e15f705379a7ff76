import { columnKey } from "../../../../../common/column-key.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import type { HeaderRow } from "./header-row.ts";
import { titlesAbove } from "./list-rows.ts";

/** Several lists side by side, below one row with the headers of each. */
export function findSideBySide({ rows }: Sheet, header: HeaderRow | undefined): GuestRows | undefined {
  const headerRow = rows[header?.index ?? -1];
  const parts = headerRow && partsOf(headerRow);
  if (header === undefined || headerRow === undefined || parts === undefined) return undefined;
  const guestRows = joinSideBySide(headerRow, rows.slice(header.index + 1), parts);
  return { ...guestRows, notGuests: titlesAbove(rows, header.index) };
}

/** The columns of each list. */
function partsOf(header: SheetRow): { from: number; to: number }[] | undefined {
  const keys = header.cells.map((cell) => (cell.trim() === "" ? "" : columnKey(cell)));
  const first = keys.findIndex((key) => key !== "");
  const starts = keys.flatMap((key, column) => (key !== "" && key === keys[first] ? [column] : []));
  if (starts.length < 2) return undefined;
  // What is to the right of the last header belongs to the last list.
  const parts = starts.map((from, index) => ({ from, to: starts[index + 1] ?? Number.POSITIVE_INFINITY }));
  const own = parts.map(({ from, to }) => keys.slice(from, to).filter((key) => key !== ""));
  const [model = []] = own;
  const areEqual = own.every(
    (part) => part.length === model.length && part.every((key, index) => key === model[index]),
  );
  return areEqual && isGuestList(header.cells.slice(parts[0]?.from, parts[0]?.to)) ? parts : undefined;
}

function isGuestList(headers: readonly string[]): boolean {
  const meanings = readHeaderMeanings(headers);
  const [table] = meanings.columnsFor("table");
  return table !== undefined && nameColumnsByWords(meanings, (column) => column !== table.column) !== undefined;
}

/** Puts the lists below each other. */
function joinSideBySide(
  header: SheetRow,
  rows: readonly SheetRow[],
  parts: readonly { from: number; to: number }[],
): GuestRows {
  const [model] = parts;
  const headers = header.cells.slice(model?.from, model?.to);
  const guests = parts.flatMap(({ from, to }) =>
    rows.flatMap((row) => {
      const cells = row.cells.slice(from, to);
      return filledCells({ ...row, cells }).length === 0 ? [] : [{ ...row, cells }];
    }),
  );
  return plainRows(headers, guests, { hasSheetColumns: false, roles: new Map([[header.number, "header"]]) });
}
