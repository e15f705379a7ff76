import type { Sheet } from "../../formats/sheet.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import type { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRow, type GuestRows, type PartOfSheet } from "../model/guest-rows.ts";
import { tableLabel } from "../words/value-words.ts";
import { isNameLike } from "./cells/cell-values.ts";
import { withColorTables } from "./color-tables.ts";
import { decideHeader } from "./decide-header.ts";
import { layoutNames, type Reading, readingsOf } from "./readings.ts";
import { type Score, scoreOf, withLeftOver } from "./score.ts";
import { withSections } from "./sections.ts";

/** Readings whose scores differ by less are both likely. */
const nearby = 0.1;
/** What explains less is a guess. */
const minCertain = 0.35;

/** Rows of one guest or party each. `isText`: commas separate the cells. */
export function findLayout(sheet: PartOfSheet, decisions: Decisions, isText = false): GuestRows {
  const header = decideHeader(sheet, decisions);
  const { name, guestRows } = decideReading(readingsOf(sheet, header, isText), sheet, decisions);
  // Elsewhere, tables are found without a header row.
  if (!["rows", "rowsWithAll", "sideBySide"].includes(name)) decisions.settle("header");
  const repaired = isText && name === "rows" ? repairCommas(guestRows, decisions) : guestRows;
  const all = withLeftOver(withSections(repaired), sheet.rows);
  return withColorTables(all, sheet.rows, decisions);
}

/** The reading that explains most; certain if no other with other guests comes near. */
export function decideReading(readings: readonly [Reading, ...Reading[]], sheet: Sheet, decisions: Decisions): Reading {
  const [only, ...others] = readings;
  const scored =
    others.length === 0
      ? []
      : readings.map((reading) => ({ reading, score: scoreOf(reading.guestRows, reading.strain, sheet.rows) }));
  const [best, ...rest] = scored.sort((a, b) => b.score.value - a.score.value);
  const rival = rest.find((other) => best !== undefined && areRivals(other, best));
  const isDoubtful = best?.reading.name === "rows" && rest.some(({ reading }) => reading.name === "rowsWithAll");
  const isApart = !isDoubtful && (rival === undefined || (best?.score.value ?? 0) - rival.score.value >= nearby);
  const suggested = best?.reading ?? only;
  const ranked = [suggested, ...rest.map(({ reading }) => reading)];
  const taken = decisions.take({
    id: "layout",
    reason: "reading.decisions.layout.reason",
    options: layoutNames
      .filter((name) => ranked.some((reading) => reading.name === name))
      .map((name) => `reading.decisions.layout.${name}` as const),
    suggested: suggested.name,
    isCertain: isApart && (rival === undefined || (best?.score.value ?? 0) >= minCertain),
  });
  return ranked.find(({ name }) => name === taken) ?? suggested;
}

interface Scored {
  reading: Reading;
  score: Score;
}

/** Other guests, or some at other tables; the rows and the cells of the same blocks differ only by further ones. */
function areRivals(other: Scored, best: Scored): boolean {
  const isPart = [...other.score.seated].every((guest) => best.score.seated.has(guest));
  const isOfSame = other.reading.blocks !== undefined && other.reading.blocks === best.reading.blocks;
  const isSame = isPart && (isOfSame || other.score.seated.size === best.score.seated.size);
  return other.reading.name !== best.reading.name && !isSame;
}

const join = "join";

/** Joins texts that a comma without quotation marks has split into several cells, at the name if the table fits then. */
function repairCommas(guestRows: GuestRows, decisions: Decisions): GuestRows {
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
    count: long.length,
    reason: "reading.decisions.extraCells.reason",
    options: ["reading.decisions.extraCells.join", "reading.decisions.extraCells.keep"],
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
