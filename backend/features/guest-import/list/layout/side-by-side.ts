import { columnKey } from "../../../../../common/column-key.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import { isOwnHeader } from "../model/own-header.ts";

/** The first columns of each list, if a header row has several lists side by side. */
export function sideBySide(header: SheetRow): { from: number; to: number }[] | undefined {
  const keys = header.cells.map((cell) => (cell.trim() === "" ? "" : columnKey(cell)));
  const first = keys.findIndex((key) => key !== "");
  const starts = keys.flatMap((key, column) => (key !== "" && key === keys[first] ? [column] : []));
  if (starts.length < 2) return undefined;
  // Lists that we write have no empty columns; one of theirs may be called "Name" again.
  if (isOwnHeader(header.cells) && !keys.includes("")) return undefined;
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
export function joinSideBySide(
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
