import type { CellPlace } from "../../../../../../common/guest-preview.ts";
import type { Sheet } from "../../../formats/sheet.ts";
import { tidyText } from "../../model/cell-text.ts";
import { type GuestRow, placeOf } from "../../model/guest-rows.ts";
import { tableLabel } from "../../words/value-words.ts";
import { fits, isNameLike } from "../cells/cell-values.ts";
import { isSeatCount } from "../cells/table-heading.ts";
import { bareText } from "../text/line-starts.ts";
import { areSeveral, namesIn } from "../text/name-and-table.ts";

/** A filled cell where a person sees it. */
export interface Spot {
  /** The number of the row. */
  row: number;
  /** Its cell in the sheet, if a text is not read as it stands. */
  place: CellPlace;
  /** Counts lines; a cell with several has one spot for each. */
  y: number;
  x: number;
  /** The last column of a merged cell. */
  right: number;
  text: string;
  /** How likely it is a guest, from -1 to 1. */
  person: number;
  /** Whether the cell looks unlike a guest's: bold, filled, or merged across columns. */
  isApart: boolean;
  /** Whether its row has nothing else but counts. */
  isAlone: boolean;
  fill?: string | undefined;
  /** Of the table that it names, by a column of numbers of seats. */
  capacity?: number | undefined;
  /** Written beside a name in a line of text. */
  seat?: string | undefined;
  /** The cells of a line of text. */
  places?: readonly CellPlace[];
}

/** Spots that touch each other, also at a corner. */
export interface Island {
  spots: Spot[];
}

const maxSpots = 24_000;
/** Further empty rows separate no better. */
const maxGap = 5;
/** Longer texts are notes. */
const maxListed = 1_000;

/** In reading order. Undefined for more than are drawn. */
export function spotsOf({ rows, merges }: Sheet & { rows: GuestRow[] }): Spot[] | undefined {
  if (cellCount(rows) > maxSpots) return undefined;
  const spots: Spot[] = [];
  const ends = new Map(merges.map((merge) => [`${merge.firstRow}:${merge.column}`, merge.lastColumn]));
  let before = 0;
  let y = 0;
  for (const sheetRow of rows) {
    const { number: row, cells, looks } = sheetRow;
    y += Math.min(row - before, maxGap);
    let height = 1;
    const filled = joinedCells(cells);
    const isAlone = filled.slice(1).every(({ text }) => isCount(text) || text === filled[0]?.text);
    for (const [index, { x, text: cell, right: end }] of filled.entries()) {
      const lines = linesOf(cell);
      height = Math.max(height, lines.length);
      for (const [line, text] of lines.entries()) {
        const right = ends.get(`${row}:${x}`) ?? end;
        const look = looks?.get(x);
        const isApart = right > end || look?.isBold === true || look?.fill !== undefined;
        const person = fits(bareText(text), "person");
        const place = placeOf(sheetRow, x) ?? { row, column: x };
        spots.push({
          row,
          place,
          y: y + line,
          x,
          right,
          text,
          person,
          isApart,
          isAlone: isAlone && index === 0,
          fill: look?.fill,
        });
      }
    }
    y += height - 1;
    before = row;
  }
  return spots;
}

/** Filled cells. */
export function cellCount(rows: readonly GuestRow[]): number {
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
    const names = line.length <= maxListed && areSeveral(line) ? namesIn(line) : [];
    const areNames = names.length > (line.includes(";") ? 1 : 2) && names.every(isNameLike);
    return areNames ? names : line.trim() || [];
  });
}

/** Groups that empty cells separate. */
export function islandsOf(spots: readonly Spot[]): Map<Spot, Island> {
  const places = new Map<string, Spot>();
  for (const spot of spots) {
    for (let x = spot.x; x <= spot.right; x += 1) places.set(`${spot.y}:${x}`, spot);
  }
  const islands = new Map<Spot, Island>();
  for (const start of spots) {
    if (islands.has(start)) continue;
    const island: Island = { spots: [] };
    const open = [start];
    islands.set(start, island);
    for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
      island.spots.push(spot);
      for (const next of touching(spot, places)) {
        if (islands.has(next)) continue;
        islands.set(next, island);
        open.push(next);
      }
    }
  }
  return islands;
}

function touching({ x, y, right }: Spot, places: ReadonlyMap<string, Spot>): Spot[] {
  const found: Spot[] = [];
  for (let row = y - 1; row <= y + 1; row += 1) {
    for (let column = x - 1; column <= right + 1; column += 1) {
      const spot = places.get(`${row}:${column}`);
      if (spot !== undefined) found.push(spot);
    }
  }
  return found;
}
