import type { Block, Box, StructureTag, TextBox } from "../../pages/page.ts";
import type { SetLine } from "../../text/set-line.ts";

export interface CellLine {
  line: SetLine;
  color: string;
  /** From its top to the next line's. */
  height: number;
  indent: number;
}

export interface Cell {
  /** Undefined for text that belongs to the row itself. */
  tag?: StructureTag;
  /** From the row's left end. */
  x: number;
  width: number;
  align: "start" | "center" | "end";
  lines: readonly CellLine[];
}

export interface RowPlace {
  x: number;
  y: number;
  height: number;
}

/** Kept in one piece unless taller than a column. The first lines of its cells share a baseline. */
export interface Row {
  /** Undefined for what only repeats something and is not read out. */
  tag: "H2" | "LI" | "TR" | "P" | undefined;
  /** What the row is found under, such as its letter or table, for bookmarks and the range in page heads. */
  mark?: string;
  cells: readonly Cell[];
  /** Empty space above and below the cells, in points. */
  above: number;
  below: number;
  /** Draws lines, boxes and so on, which are not read out. */
  decorate?: (place: RowPlace, row: Row) => Box[];
}

/** Height of a row, in points. */
export function rowHeight(row: Row): number {
  const base = firstBaseline(row);
  const tallest = row.cells.reduce((height, cell) => Math.max(height, cellHeight(cell, base)), 0);
  return row.above + tallest + row.below;
}

function cellHeight(cell: Cell, base: number): number {
  return cell.lines.reduce((height, line) => height + line.height, dropOf(cell, base));
}

function dropOf({ lines: [first] }: Cell, base: number): number {
  return first ? base - baselineIn(first) : 0;
}

/** The lowest first baseline of the cells, from the row's inner top. */
export function firstBaseline(row: Row): number {
  return row.cells.reduce((base, { lines: [first] }) => Math.max(base, first ? baselineIn(first) : 0), 0);
}

/** From the top of a line to its baseline, with as much room above the text as below. */
function baselineIn({ line, height }: CellLine): number {
  return (height - line.ascent - line.descent) / 2 + line.ascent;
}

/** Splits a row at `height` points between lines of its cells. The first part has at least one line of each. */
export function breakRow(row: Row, height: number): [Row, Row] {
  const base = firstBaseline(row);
  const room = height - row.above - row.below;
  const parts = row.cells.map((cell) => breakLines(cell.lines, room - dropOf(cell, base)));
  const part = (index: 0 | 1): Row => {
    const cells = row.cells.map((cell, i) => ({ ...cell, lines: parts[i]?.[index] ?? [] }));
    return { ...row, cells };
  };
  return [part(0), part(1)];
}

function breakLines(lines: readonly CellLine[], room: number): [CellLine[], CellLine[]] {
  let height = 0;
  let count = 0;
  for (const line of lines) {
    height += line.height;
    if (height > room && count > 0) break;
    count += 1;
  }
  return [lines.slice(0, count), lines.slice(count)];
}

export function hasLines(row: Row): boolean {
  return row.cells.some(({ lines }) => lines.length > 0);
}

/** The texts of a row as a block. */
export function rowBlock(row: Row, tag: StructureTag, { x, y }: Pick<RowPlace, "x" | "y">): Block {
  const base = firstBaseline(row);
  const items = row.cells.flatMap((cell): (Block | TextBox)[] => {
    const texts = cellTexts(cell, x, y + row.above + dropOf(cell, base));
    return cell.tag === undefined ? texts : [{ kind: "block", tag: cell.tag, items: texts }];
  });
  return { kind: "block", tag, items };
}

function cellTexts(cell: Cell, x: number, top: number): TextBox[] {
  let y = top;
  return cell.lines.map((line) => {
    const baseline = y + baselineIn(line);
    y += line.height;
    return { kind: "text", x: x + lineStart(cell, line), y: baseline, line: line.line, color: line.color };
  });
}

/** Left end of a line, from the row's. */
export function lineStart(cell: Cell, { line, indent }: CellLine): number {
  const free = Math.max(cell.width - indent - line.width, 0);
  return cell.x + indent + free * shares[cell.align];
}

const shares = { start: 0, center: 0.5, end: 1 } as const;
