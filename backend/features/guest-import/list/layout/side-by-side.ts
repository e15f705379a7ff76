import { columnKey } from "../../../../../common/column-key.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { type ColumnProfile, profileColumns } from "../columns/column-profile.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import type { HeaderRow } from "./header-row.ts";
import { titlesAbove } from "./list-rows.ts";

interface Part {
  from: number;
  to: number;
}

/** Several lists side by side, with the same headers or without any, or one list that goes on beside itself. */
export function findSideBySide({ rows }: Sheet, header: HeaderRow | undefined): GuestRows | undefined {
  const headerRow = rows[header?.index ?? -1];
  const body = rows.slice((header?.index ?? -1) + 1);
  const parts = (headerRow && partsOf(headerRow)) ?? partsByContents(headerRow, body);
  if (parts === undefined) return undefined;
  const guestRows = joinSideBySide(headerRow, body, parts);
  return { ...guestRows, notGuests: titlesAbove(rows, header?.index ?? 0) };
}

/** The columns of each list. */
function partsOf(header: SheetRow): Part[] | undefined {
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

const maxWidth = 60;
const minRows = 2;

/** Columns of the same kinds again and again, among them names and tables. Only the first list may have a header. */
function partsByContents(header: SheetRow | undefined, rows: readonly SheetRow[]): Part[] | undefined {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  if (rows.length < minRows || width < 4 || width > maxWidth) return undefined;
  const kinds = profileColumns(rows, width).map(kindOfColumn);
  const parts = kinds.includes("empty") ? partsBetweenGaps(kinds) : partsOfEqualWidth(kinds);
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return undefined;
  const headers = header?.cells.slice(first.to) ?? [];
  const repeatsHeader = headers.every(
    (text) => text.trim() === "" || header?.cells.slice(first.from, first.to).includes(text),
  );
  const model = kinds.slice(first.from, first.to);
  const areEqual = others.every(({ from, to }) => kinds.slice(from, to).join() === model.join());
  const isList = model.filter((kind) => kind === "name").length === 1 && model.includes("table");
  return areEqual && repeatsHeader && isList ? parts : undefined;
}

type ColumnKind = "empty" | "name" | "table" | "other";

function kindOfColumn({ filled, distinct, shares, tableLabels }: ColumnProfile): ColumnKind {
  if (filled === 0) return "empty";
  if (tableLabels > 0.6 || shares.integer > 0.75) return "table";
  if (shares.name + shares.word * 0.6 < 0.55) return "other";
  return distinct >= filled * 0.75 ? "name" : "table";
}

function partsBetweenGaps(kinds: readonly ColumnKind[]): Part[] {
  const parts: Part[] = [];
  for (const [column, kind] of kinds.entries()) {
    const last = parts.at(-1);
    if (kind === "empty") continue;
    if (last !== undefined && last.to === column) last.to += 1;
    else parts.push({ from: column, to: column + 1 });
  }
  return parts;
}

function partsOfEqualWidth(kinds: readonly ColumnKind[]): Part[] {
  const width = kinds.findIndex((kind, column) => column > 1 && kind === kinds[0]);
  if (width < 2 || kinds.length % width > 0) return [];
  return Array.from({ length: kinds.length / width }, (_, index) => ({ from: index * width, to: (index + 1) * width }));
}

/** Puts the lists below each other. */
function joinSideBySide(header: SheetRow | undefined, rows: readonly SheetRow[], parts: readonly Part[]): GuestRows {
  const [model] = parts;
  const headers = header?.cells.slice(model?.from, model?.to) ?? [];
  const guests = parts.flatMap(({ from, to }) =>
    rows.flatMap((row) => {
      const cells = row.cells.slice(from, to);
      return filledCells({ ...row, cells }).length === 0 ? [] : [{ ...row, cells }];
    }),
  );
  return plainRows(headers, guests, {
    hasSheetColumns: false,
    roles: new Map(header === undefined ? [] : [[header.number, "header"]]),
  });
}
