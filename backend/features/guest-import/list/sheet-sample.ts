import type { Sheet, SheetRow } from "../formats/sheet.ts";
import type { CellRole, ColumnUse, RowRole, SheetSample } from "../guest-preview.ts";
import { tidyText } from "./model/cell-kind.ts";
import { shortened } from "./model/decisions.ts";
import type { GuestList, ReadingChoices } from "./model/guest-list.ts";
import { filledCells, type GuestRows, placeKey as keyOf, placeOf, widthOfRows } from "./model/guest-rows.ts";
import type { NamedSheet } from "./open-file.ts";

const firstRows = 12;
const sampledRows = 100;
const sampledColumns = 30;
const maxCellLength = 60;
const maxSheets = 100;

/** What was read, and how. */
interface Understood {
  guestRows: GuestRows;
  /** The use of each column of the rows. */
  uses: readonly ColumnUse[];
  list: GuestList;
}

/** A part of a sheet as it is, by default its first few rows, and what its rows and cells were taken for. */
export async function sheetSample(
  found: readonly NamedSheet[],
  query: NonNullable<ReadingChoices["sample"]> | undefined,
  read: readonly Sheet[],
  understood: Understood,
): Promise<SheetSample> {
  const { sheet: wanted, fromRow, fromColumn } = query ?? { fromRow: 0, fromColumn: 0 };
  const known = wanted === undefined ? read[0] : read.find(({ name }) => name === wanted);
  const other = known ?? (await found.find(({ name }) => name === wanted)?.read());
  const sheet = other ?? { name: "", rows: [], merges: [], warnings: [] };
  const sampled = sheet.rows.slice(fromRow, fromRow + (query === undefined ? firstRows : sampledRows));
  const rolesOf = known && rolesIn(understood, sheet.name, sampled);
  const shown = <Item>(items: readonly Item[]) => items.slice(fromColumn, fromColumn + sampledColumns);
  const rows = sampled.map((row) => {
    const { role, taken } = rolesOf?.(row) ?? { role: "other", taken: row.cells.map((): CellRole => "leftOut") };
    const cells = shown(row.cells).map((cell) => shortened(tidyText(cell), maxCellLength));
    return { row: row.number, cells, role, taken: shown(taken) };
  });
  return {
    sheets: found.length === 1 ? [sheet.name] : found.slice(0, maxSheets).map(({ name }) => name),
    sheet: sheet.name,
    rowCount: sheet.rows.length,
    columnCount: widthOfRows({ headers: [], rows: sheet.rows }),
    rows,
  };
}

/** What the rows and cells of a sheet were taken for, by the places of all texts that guests have. */
function rolesIn({ guestRows, uses, list }: Understood, sheet: string, sampled: readonly SheetRow[]) {
  const numbers = new Set(sampled.map(({ number }) => number));
  const numbersOf = (rows: readonly { row: number }[]) => new Set(rows.map(({ row }) => row));
  const [guests, headings] = [numbersOf(list.guests), numbersOf(guestRows.headings)];
  const [leftOut, others, headers] = [numbersOf(list.rowErrors), numbersOf(list.notGuests), guestRows.headerRows];
  const cells = new Map(guestRows.headings.map((place): [number, CellRole] => [keyOf(place), "table"]));
  for (const row of guestRows.rows) {
    if ((row.sheet ?? sheet) !== sheet || !guests.has(row.number)) continue;
    for (const { column } of filledCells(row)) {
      const place = placeOf(row, column);
      const known = place && cells.get(keyOf(place));
      const isOpen = known === undefined || known === "detail";
      if (place && numbers.has(place.row) && isOpen) cells.set(keyOf(place), roleOfUse(uses[column]));
    }
  }
  const roleOf = (row: number): RowRole => {
    if (headers.includes(row)) return "header";
    if (guests.has(row)) return "guest";
    if (headings.has(row)) return "heading";
    if (leftOut.has(row)) return "leftOut";
    return others.has(row) ? "other" : "guest";
  };
  return ({ number, cells: texts }: SheetRow) => {
    const role = roleOf(number);
    const taken = texts.map((text, column): CellRole => {
      if (text.trim() === "") return "leftOut";
      return role === "header" ? "header" : (cells.get(keyOf({ row: number, column })) ?? "leftOut");
    });
    return { role, taken };
  };
}

const names = new Set<ColumnUse>(["name", "firstName", "lastName", "plusOne", "plusOneFirstName", "plusOneLastName"]);

function roleOfUse(use: ColumnUse = "extra"): CellRole {
  if (use === "table") return "table";
  if (use === "ignored") return "leftOut";
  return names.has(use) ? "name" : "detail";
}
