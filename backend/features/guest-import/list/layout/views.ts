import { columnKey } from "../../../../../common/column-key.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { type ColumnProfile, profileColumns } from "../columns/column-profile.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import { filledCells, type GuestRow, type GuestRows, plainRows, widthOfRows } from "../model/guest-rows.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";

const maxFields = 60;
const maxGuests = 1000;

/** The sheet with its columns as rows. */
export function transposed(sheet: Sheet): Sheet {
  const { rows } = sheet;
  const number = rows[0]?.number ?? 1;
  const columns = Array.from(
    { length: widthOfRows({ headers: [], rows }) },
    (_, column): GuestRow => ({
      number,
      cells: rows.map(({ cells }) => cells[column] ?? ""),
      places: rows.map((row) => ({ row: row.number, column })),
    }),
  );
  return { ...sheet, rows: columns.filter((row) => filledCells(row).length > 0), merges: [] };
}

/** The first column names the fields, and each further column is a guest. */
export function readAcross(sheet: Sheet): GuestRows | undefined {
  const width = widthOfRows({ headers: [], rows: sheet.rows });
  if (sheet.rows.length < 2 || sheet.rows.length > maxFields || width < 3 || width > maxGuests) return undefined;
  const rows: readonly GuestRow[] = transposed(sheet).rows;
  const header = findHeaderRow(rows.slice(0, 3));
  if (header === undefined || !header.isSure || !header.hasName || !header.hasTable) return undefined;
  const [fields, ...guests] = rows.slice(header.index);
  // The row of fields is a column of the sheet: its cells are no guests.
  const names = guests.map((row) => ({ ...row, places: [...(row.places ?? []), ...(fields?.places ?? [])] }));
  return plainRows(fields?.cells ?? [], names, { hasSheetColumns: false });
}

const maxWidth = 60;
const minRows = 2;

/** Lists side by side, with the same headers or none, or one list that goes on beside itself: its columns come again. */
export function readSideBySide({ rows }: Sheet, header: HeaderRow | undefined): GuestRows | undefined {
  const headerRow = rows[header?.index ?? -1];
  const body = rows.slice((header?.index ?? -1) + 1);
  const width = widthOfRows({ headers: headerRow?.cells ?? [], rows: body });
  if (body.length < minRows || width < 3 || width > maxWidth) return undefined;
  const keys = Array.from({ length: width }, (_, column) => columnKey(headerRow?.cells[column]?.trim() || "-"));
  const kinds = profileColumns(body, width).map(kindOfColumn);
  const first = keys.findIndex((key, column) => key !== "-" || kinds[column] !== "empty");
  for (let period = 2; first + period < width; period += 1) {
    const starts = Array.from({ length: Math.ceil((width - first) / period) }, (_, part) => first + part * period);
    const parts = starts.map((from) => ({ from, to: from === starts.at(-1) ? width : from + period }));
    if (areLists(parts, keys, kinds, headerRow)) return rowsOfParts(headerRow, body, parts);
  }
  return undefined;
}

interface Part {
  from: number;
  to: number;
}

function areLists(
  [first, ...others]: readonly Part[],
  keys: readonly string[],
  kinds: readonly ColumnKind[],
  header: SheetRow | undefined,
): boolean {
  if (first === undefined || others.length === 0) return false;
  // What is to the right of the last header belongs to the last list.
  const own = (texts: readonly string[], { from, to }: Part) =>
    texts
      .slice(from, to)
      .join()
      .replace(/(?:,(?:-|empty))+$/u, "");
  const titles = own(keys, first);
  if (/[^-,]/u.test(titles) && others.every((part) => own(keys, part).startsWith(titles))) {
    const meanings = readHeaderMeanings(header?.cells.slice(first.from, first.to) ?? []);
    const [table] = meanings.columnsFor("table");
    return table !== undefined && nameColumnsByWords(meanings, (column) => column !== table.column) !== undefined;
  }
  const known = ["-", ...keys.slice(first.from, first.to)];
  const areBare = others.every(({ from, to }) => keys.slice(from, to).every((key) => known.includes(key)));
  const model = own(kinds, first);
  const areAlike = others.every((part) => own(kinds, part) === model);
  return areBare && areAlike && model.split("name").length === 2 && model.includes("table");
}

/** The lists below each other. */
function rowsOfParts(header: SheetRow | undefined, rows: readonly SheetRow[], parts: readonly Part[]): GuestRows {
  const guests = parts.flatMap(({ from, to }) =>
    rows.flatMap(({ number, cells }): GuestRow[] => {
      const own = cells.slice(from, to);
      const places = own.map((_, index) => ({ row: number, column: from + index }));
      return own.every((cell) => cell.trim() === "") ? [] : [{ number, cells: own, places }];
    }),
  );
  const headers = header?.cells.slice(parts[0]?.from, parts[0]?.to) ?? [];
  return plainRows(headers, guests, {
    hasSheetColumns: false,
    headerRows: header === undefined ? [] : [header.number],
  });
}

type ColumnKind = "empty" | "name" | "table" | "other";

function kindOfColumn({ filled, distinct, shares, tableLabels }: ColumnProfile): ColumnKind {
  if (filled === 0) return "empty";
  if (tableLabels > 0.6 || shares.integer > 0.75) return "table";
  if (shares.name + shares.word * 0.6 < 0.55) return "other";
  return distinct >= filled * 0.75 ? "name" : "table";
}
