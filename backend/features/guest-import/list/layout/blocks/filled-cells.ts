import type { Sheet, SheetRow } from "../../../formats/sheet.ts";
import type { CellPlace } from "../../../guest-preview.ts";
import { tidyText } from "../../model/cell-kind.ts";
import { meansUnseated, namesTable, tableLabel } from "../../words/value-words.ts";
import { fits, hasGivenName, isNameLike } from "../cells/cell-values.ts";
import { isSeatCount, tableHeading } from "../cells/table-heading.ts";
import { bareText } from "../text/line-starts.ts";
import { areSeveral, namesIn, tableAndNames } from "../text/name-and-table.ts";

/** A filled cell where a person sees it. */
export interface FilledCell {
  /** The number of the row. */
  row: number;
  /** Counts lines; a cell with several has one spot for each. */
  y: number;
  x: number;
  /** The last column of a merged cell. */
  right: number;
  text: string;
  /** Whether it has a word for a table, or for none. */
  isTable: boolean;
  /** How likely it is a guest, from -1 to 1. */
  person: number;
  /** Whether the cell looks unlike a guest's: bold, filled, or merged across columns. */
  isApart: boolean;
  /** Whether its row has nothing else but counts. */
  isAlone: boolean;
  /** Of the table that it names, by a column of numbers of seats. */
  capacity?: number | undefined;
  /** Written beside a name in a line of text. */
  seat?: string | undefined;
  /** The cells of a line of text. */
  places?: readonly CellPlace[];
  /** Spots that touch each other, also at a corner, have the same. */
  island: number;
}

/** Larger sheets are no plans. */
export const maxFilledCells = 24_000;
/** Further empty rows separate no better. */
const maxGap = 5;
/** Longer texts are notes. */
const maxListed = 1_000;

/** In reading order. Undefined for more than are drawn. */
export function filledCellsOf({ rows, merges }: Sheet): FilledCell[] | undefined {
  if (cellCount(rows) > maxFilledCells) return undefined;
  const spots: FilledCell[] = [];
  const ends = new Map(merges.map((merge) => [`${merge.firstRow}:${merge.column}`, merge.lastColumn]));
  let before = 0;
  let y = 0;
  for (const { number: row, cells, looks } of rows) {
    y += Math.min(row - before, maxGap);
    const filled = joinedCells(cells);
    const lines = filled.map(({ text }) => linesOf(text));
    const isAlone = filled.slice(1).every(({ text }) => isCount(text) || text === filled[0]?.text);
    for (const [index, { x, right: end }] of filled.entries()) {
      const look = looks?.get(x);
      const right = ends.get(`${row}:${x}`) ?? end;
      const known = {
        ...{ row, x, right, island: 0 },
        isApart: right > end || look?.isBold === true || look?.fill !== undefined,
        isAlone: isAlone && index === 0,
      };
      for (const [line, text] of (lines[index] ?? []).entries()) {
        spots.push({ ...known, ...readText(text), y: y + line });
      }
    }
    y += lines.reduce((highest, { length }) => Math.max(highest, length), 1) - 1;
    before = row;
  }
  numberIslands(spots);
  return spots;
}

/** What a text is by itself. */
export function readText(text: string): Pick<FilledCell, "text" | "person" | "isTable"> {
  const isTable =
    (tableHeading(text)?.isSure === true && !hasGivenName(text)) || namesTable(text) || meansUnseated(text);
  return { text, isTable, person: fits(bareText(text), "person") };
}

/** Filled cells. */
export function cellCount(rows: readonly SheetRow[]): number {
  return rows.reduce((count, { cells }) => cells.reduce((sum, cell) => (cell === "" ? sum : sum + 1), count), 0);
}

const isCount = (text: string) => isSeatCount(text) || /^\(?\d+\)?$/u.test(text);

/** The filled cells of a row; "Table" and "5" beside each other are one. */
function joinedCells(cells: readonly string[]): { x: number; right: number; text: string }[] {
  const joined: { x: number; right: number; text: string }[] = [];
  for (const [x, cell] of cells.entries()) {
    const text = cell.trim();
    const last = joined.at(-1);
    if (text === "") continue;
    const isNumber = last?.right === x - 1 && /^\d{1,3}$/u.test(text) && /^[\p{L}\p{M}\s.#°º]{1,20}$/u.test(last.text);
    if (last !== undefined && isNumber && tableLabel(`${last.text} ${text}`)) {
      last.text = `${last.text} ${text}`;
      last.right = x;
    } else joined.push({ x, right: x, text });
  }
  return joined;
}

/** Lines of a cell, and names in a line; two with a comma between may be one. */
function linesOf(cell: string): string[] {
  const lines = tidyText(cell).split("\n");
  return lines.flatMap((line) => {
    const inline = line.length <= maxListed ? tableAndNames(line) : undefined;
    if (inline && meansUnseated(inline.table)) return [inline.table, ...namesIn(inline.names)];
    const names = line.length <= maxListed && areSeveral(line) ? namesIn(line) : [];
    const areNames = names.length > (line.includes(";") ? 1 : 2) && names.every(isNameLike);
    return areNames ? names : line.trim() || [];
  });
}

/** Empty cells separate islands. */
function numberIslands(spots: readonly FilledCell[]): void {
  const places = new Map<string, FilledCell>();
  for (const spot of spots) for (let x = spot.x; x <= spot.right; x += 1) places.set(`${spot.y}:${x}`, spot);
  for (const [index, start] of spots.entries()) {
    const open = start.island === 0 ? [start] : [];
    for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
      spot.island = index + 1;
      open.push(...touching(spot, places).filter(({ island }) => island === 0));
    }
  }
}

function touching({ x, y, right }: FilledCell, places: ReadonlyMap<string, FilledCell>): FilledCell[] {
  const columns = Array.from({ length: right - x + 3 }, (_, at) => x - 1 + at);
  return [y - 1, y, y + 1].flatMap((row) => columns.flatMap((column) => places.get(`${row}:${column}`) ?? []));
}
