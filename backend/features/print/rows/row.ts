import type { Block, Box, StructureTag, TextBox } from "../pages/page.ts";
import { type Column, lineStart } from "../pages/parts.ts";
import type { SetLine, TextSetter, TextStyle } from "../text/text-setter.ts";

export interface CellLine {
  line: SetLine;
  color: string;
  /** From its top to the next line's. */
  height: number;
  indent: number;
}

/** Texts in a row; x is from the row's left end. */
export interface Cell extends Column {
  /** Undefined for text that belongs to the row itself. */
  tag?: StructureTag;
  lines: readonly CellLine[];
}

export interface RowPlace {
  x: number;
  y: number;
  height: number;
}

/** Kept in one piece unless taller than a column. The first lines of its cells share a baseline. */
interface RowParts {
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

export interface Row extends RowParts {
  /** Points. */
  height: number;
}

/** A row of these parts, measured. */
export function row(parts: RowParts): Row {
  const base = firstBaseline(parts);
  const tallest = parts.cells.reduce((height, cell) => Math.max(height, cellHeight(cell, base)), 0);
  return { ...parts, height: parts.above + tallest + parts.below };
}

function cellHeight(cell: Cell, base: number): number {
  return cell.lines.reduce((height, line) => height + line.height, dropOf(cell, base));
}

function dropOf({ lines: [first] }: Cell, base: number): number {
  return first ? base - baselineIn(first) : 0;
}

/** The lowest first baseline of the cells, from the row's inner top. */
export function firstBaseline({ cells }: Pick<RowParts, "cells">): number {
  return cells.reduce((base, { lines: [first] }) => Math.max(base, first ? baselineIn(first) : 0), 0);
}

/** From the top of a line to its baseline, with as much room above the text as below. */
function baselineIn({ line, height }: CellLine): number {
  return (height - line.ascent - line.descent) / 2 + line.ascent;
}

/** Splits a row at `height` points between lines of its cells. The first part has at least one line of each. */
export function breakRow(whole: Row, height: number): [Row, Row] {
  const base = firstBaseline(whole);
  const room = height - whole.above - whole.below;
  const parts = whole.cells.map((cell) => breakLines(cell.lines, room - dropOf(cell, base)));
  const part = (index: 0 | 1): Row =>
    row({ ...whole, cells: whole.cells.map((cell, i) => ({ ...cell, lines: parts[i]?.[index] ?? [] })) });
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

/** The texts of a row as a block. */
export function rowBlock({ cells, above }: Row, tag: StructureTag, { x, y }: Pick<RowPlace, "x" | "y">): Block {
  const base = firstBaseline({ cells });
  const items = cells.flatMap((cell): (Block | TextBox)[] => {
    const texts = cellTexts(cell, x, y + above + dropOf(cell, base));
    return cell.tag === undefined ? texts : [{ kind: "block", tag: cell.tag, items: texts }];
  });
  return { kind: "block", tag, items };
}

function cellTexts(cell: Cell, x: number, top: number): TextBox[] {
  let y = top;
  return cell.lines.map((line) => {
    const baseline = y + baselineIn(line);
    y += line.height;
    return { kind: "text", x: x + startIn(cell, line), y: baseline, line: line.line, color: line.color };
  });
}

/** Left end of a line, from the row's. */
export function startIn({ x, width, align }: Cell, { line, indent }: CellLine): number {
  return x + indent + lineStart(align, Math.max(width - indent, line.width), line.width);
}

/** How a text in a cell looks. */
export interface CellStyle extends TextStyle {
  color: string;
  /** From the top of a line to the next one's, in sizes; at least as its letters need. */
  spacing?: number;
  /** Of further lines, in sizes, so that they do not look like another entry. */
  indent?: number;
}

const lineSpacing = 1.26;

/** The lines of a text in a cell `width` points wide; none for an empty one. */
export function cellLines(setter: TextSetter, text: string, style: CellStyle, width: number): CellLine[] {
  const { size, color, spacing, indent = 0 } = style;
  const cellLine = (line: SetLine, start: number): CellLine => {
    const height = spacing === undefined ? Math.max(size * lineSpacing, line.ascent + line.descent) : size * spacing;
    return { line, color, height, indent: start };
  };
  const whole = setter.line(text, style);
  if (whole.width <= width) return whole.text === "" ? [] : [cellLine(whole, 0)];
  const start = Math.min(size * indent, width / 4);
  return setter.wrap(text, style, width - start).map((line, i) => cellLine(line, i === 0 ? 0 : start));
}

/** For names and words in columns. */
export const hanging = { indent: 0.9 };

/** Maps values one at a time, when they are needed. */
export function* lazily<From, To>(values: Iterable<From>, change: (value: From) => To): Generator<To, void> {
  for (const value of values) yield change(value);
}
