import { message } from "../../../../../common/messages/message.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import type { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRow, type GuestRows } from "../model/guest-rows.ts";
import { tableLabel } from "../words/value-words.ts";
import { isNameLike } from "./cells/cell-values.ts";

const join = "join";

/** Joins texts that a comma without quotation marks has split into several cells, at the name if the table fits then. */
export function repairCommas(guestRows: GuestRows, decisions: Decisions): GuestRows {
  const { headers, rows } = guestRows;
  const width = filledWidth(headers);
  const long = rows.filter((row) => filledWidth(row.cells) > width);
  const titles = headers.slice(0, width);
  const meanings = readHeaderMeanings(titles);
  const [{ column: table } = { column: -1 }] = meanings.columnsFor("table");
  const { columns: [name] = [], areParts = false } = nameColumnsByWords(meanings, (column) => column !== table) ?? {};
  if (long.length === 0 || titles.includes("") || table < 0 || name === undefined || areParts) return guestRows;
  const isTable = (cell = "") => /^\d{1,3}$/u.test(cell.trim()) || tableLabel(cell.trim()) !== undefined;
  const fitsAtName = ({ cells }: GuestRow) => {
    const extra = filledWidth(cells) - width;
    const areNames = cells.slice(name, name + extra + 1).every((piece) => isNameLike(piece.trim() || "?"));
    const isTableBehind = isTable(cells[table + extra]) && !isTable(cells[table]);
    return areNames && (table > name ? isTableBehind : width === name + 1);
  };
  // At the end are remarks.
  const repaired = new Map(long.map((row) => [row, joined(row, fitsAtName(row) ? name : width - 1, width)]));
  const taken = decisions.take({
    id: "extraCells",
    question: message("reading.decisions.extraCells.question", { count: long.length }),
    reason: message("reading.decisions.extraCells.reason"),
    options: [
      { value: join, label: message("reading.decisions.extraCells.join") },
      { value: "keep", label: message("reading.decisions.extraCells.keep") },
    ],
    // At the end, it may as well be a column without a header.
    suggested: long.some(fitsAtName) ? join : "keep",
    isCertain: false,
    examples: [...repaired.values()].map((row) =>
      filledCells(row)
        .map(({ text }) => text)
        .join(" | "),
    ),
  });
  return taken === join ? { ...guestRows, rows: rows.map((row) => repaired.get(row) ?? row) } : guestRows;
}

const filledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== "") + 1;

function joined(row: GuestRow, at: number, width: number): GuestRow {
  const extra = filledWidth(row.cells) - width;
  const text = row.cells
    .slice(at, at + extra + 1)
    .map((cell) => cell.trim())
    .join(", ");
  const places = row.cells.map((_, column) => ({ row: row.number, column }));
  const others = places.splice(at + 1, extra);
  return { ...row, cells: row.cells.toSpliced(at, extra + 1, text), places: [...places, ...others] };
}
