import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import type { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRow, type GuestRows } from "../model/guest-rows.ts";
import { tableLabel } from "../words/value-words.ts";

const join = "join";

/** Joins texts that a comma without quotation marks has split into several cells. */
export function repairCommas(guestRows: GuestRows, decisions: Decisions): GuestRows {
  const { headers, rows } = guestRows;
  const width = filledWidth(headers);
  const long = rows.filter((row) => filledWidth(row.cells) > width);
  if (width < 2 || long.length === 0 || headers.slice(0, width).some((header) => header.trim() === ""))
    return guestRows;
  const places = placesOf(headers.slice(0, width));
  if (places === undefined) return guestRows;
  const tables = new Set(
    rows.filter((row) => !long.includes(row)).map(({ cells }) => (cells[places.table] ?? "").trim()),
  );
  const repaired = new Map(long.map((row) => [row, repairedRow(row, width, places, tables)]));
  const taken = decisions.take({
    id: "extraCells",
    question: message("reading.decisions.extraCells.question", { count: long.length }),
    reason: message("reading.decisions.extraCells.reason"),
    options: [
      { value: join, label: message("reading.decisions.extraCells.join") },
      { value: "keep", label: message("reading.decisions.extraCells.keep") },
    ],
    // At the end, it may as well be a column without a header.
    suggested: long.some((row) => fitsAtName(row, width, places, tables)) ? join : "keep",
    isCertain: false,
    examples: [...repaired.values()].map((row) =>
      filledCells(row)
        .map(({ text }) => text)
        .join(" | "),
    ),
  });
  return taken === join ? { ...guestRows, rows: rows.map((row) => repaired.get(row) ?? row) } : guestRows;
}

function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== "") + 1;
}

interface Places {
  name: number;
  table: number;
}

function placesOf(headers: readonly string[]): Places | undefined {
  const meanings = readHeaderMeanings(headers);
  const [table] = meanings.columnsFor("table");
  const name = nameColumnsByWords(meanings, (column) => column !== table?.column);
  const [nameColumn] = name?.columns ?? [];
  if (table === undefined || nameColumn === undefined || name?.areParts) return undefined;
  return { name: nameColumn, table: table.column };
}

/** Joins cells at the name if the table fits then, otherwise at the end, where remarks are. */
function repairedRow(row: SheetRow, width: number, { name, table }: Places, tables: ReadonlySet<string>): GuestRow {
  const at = fitsAtName(row, width, { name, table }, tables) ? name : width - 1;
  const extra = filledWidth(row.cells) - width;
  const places = row.cells.map((_, column) => ({ row: row.number, column }));
  const others = places.splice(at + 1, extra);
  return { ...row, cells: joined(row.cells, at, extra), places: [...places, ...others] };
}

function fitsAtName(row: SheetRow, width: number, { name, table }: Places, tables: ReadonlySet<string>): boolean {
  const extra = filledWidth(row.cells) - width;
  const isTable = (cell: string | undefined) => {
    const text = (cell ?? "").trim();
    return /^\d{1,3}$/u.test(text) || tables.has(text) || tableLabel(text) !== undefined;
  };
  const pieces = row.cells.slice(name, name + extra + 1);
  const areNames = pieces.every((piece) => ["name", "word"].includes(kindOfCell(piece.trim() || "?")));
  if (!areNames) return false;
  return table > name ? isTable(row.cells[table + extra]) && !isTable(row.cells[table]) : width === name + 1;
}

function joined(cells: readonly string[], at: number, extra: number): string[] {
  const text = cells
    .slice(at, at + extra + 1)
    .map((cell) => cell.trim())
    .join(", ");
  return [...cells.slice(0, at), text, ...cells.slice(at + extra + 1)];
}
