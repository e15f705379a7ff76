import type { LayoutInput, PageLook } from "../../pages/layout.ts";
import type { Block, Box, TextBox } from "../../pages/page.ts";
import { opticalSize } from "../../pages/placed-text.ts";
import type { FittedText } from "../../text/text-setter.ts";
import {
  headingHeight,
  headingLines,
  headingMeasures,
  linePitch,
  linesFor,
  type PosterPiece,
  type PosterType,
  rowHeight,
  rowRoom,
  shrunk,
} from "./poster-measures.ts";
import type { PosterRow } from "./poster-sections.ts";

interface PiecePlace {
  x: number;
  y: number;
}

export interface RowSetter {
  input: LayoutInput;
  look: PageLook;
  type: PosterType;
}

/** Names of one section in one column. */
export function posterPiece(rows: RowSetter, piece: PosterPiece, { x, y }: PiecePlace): Block {
  const { section, from, to, hasHeading } = piece;
  const heading = hasHeading ? [headingBlock(rows, piece, { x, y })] : [];
  let top = y + (hasHeading ? headingHeight(section, rows.type) : 0);
  const items = section.rows.slice(from, to).map((row): Block => {
    const placed = rowBoxes(rows, row, { x, y: top });
    top += rowHeight(row, rows.type);
    return { kind: "block", tag: "LI", items: placed };
  });
  return { kind: "block", tag: "Sect", items: [...heading, { kind: "block", tag: "L", items }] };
}

const baseline = 1.02;

function headingBlock({ input, look, type }: RowSetter, { section }: PosterPiece, { x, y }: PiecePlace): Block {
  const size = headingMeasures(type).size * type.size;
  const lines = headingLines(section, type);
  const style = { font: look.headingFont, isBold: true, size: opticalSize(look.headingFont, size) };
  const text = input.setter.fit(section.heading, style, roomFor(type.columnWidth, style.size, lines));
  const place = { x, width: type.columnWidth, align: type.hasTables ? "start" : "center" } as const;
  const boxes = alignedLines(text, { ...place, baseline: y + size * baseline, pitch: size * linePitch }, look.accent);
  return { kind: "block", tag: "H2", items: boxes };
}

/** Room for so many lines of a text; no face is higher than this. */
function roomFor(width: number, size: number, lines: number) {
  return { width, height: size * 2.4 * lines, lines, smallest: size * shrunk };
}

function rowBoxes({ input, look, type }: RowSetter, row: PosterRow, { x, y }: PiecePlace): Box[] {
  const { size, columnWidth, hasTables } = type;
  const room = rowRoom(row, type);
  const lines = linesFor(row.nameWidth, size, room.name);
  const name = input.setter.fit(
    row.name,
    { font: look.textFont, isBold: false, size },
    roomFor(room.name, size, lines),
  );
  const pitch = { baseline: y + size * baseline, pitch: size * linePitch };
  if (!hasTables) {
    return alignedLines(name, { x, width: columnWidth, align: "center", ...pitch }, look.text);
  }
  const tableLines = linesFor(row.tableWidth, size, room.table);
  const table = input.setter.fit(
    row.table,
    { font: look.textFont, isBold: true, size },
    roomFor(room.table, size, tableLines),
  );
  const nameBoxes = alignedLines(name, { x, width: room.name, align: "start", ...pitch }, look.text);
  const right = { x: x + columnWidth - room.table, width: room.table, align: "end", ...pitch } as const;
  const tableBoxes = alignedLines(table, right, look.accent);
  return [...nameBoxes, ...leader(nameBoxes, tableBoxes, { look, size }), ...tableBoxes];
}

interface LinePlace {
  x: number;
  width: number;
  align: "start" | "center" | "end";
  baseline: number;
  pitch: number;
}

const shares = { start: 0, center: 0.5, end: 1 } as const;

function alignedLines(text: FittedText, place: LinePlace, color: string): TextBox[] {
  return text.lines.map((line, index) => ({
    kind: "text",
    x: place.x + shares[place.align] * (place.width - line.width),
    y: place.baseline + index * place.pitch,
    line,
    color,
  }));
}

function leader(names: TextBox[], tables: TextBox[], { look, size }: { look: PageLook; size: number }): Box[] {
  const [name] = names;
  const [table] = tables;
  if (!(name && table)) return [];
  const x1 = name.x + name.line.width + size * 0.35;
  const x2 = table.x - size * 0.35;
  if (x2 - x1 < size) return [];
  const dot = size * 0.06;
  const stroke = { color: look.line, width: dot, dash: [dot, size * 0.3] };
  return [{ kind: "line", x1, y1: name.y, x2, y2: name.y, stroke }];
}
