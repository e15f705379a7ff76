import type { ExpectedGuest } from "../expectation.ts";
import type { Form } from "../file-plan.ts";
import { type Draw, expected, type Structure } from "../layout.ts";
import type { Person } from "../people.ts";
import { type Block, type BlockStyle, blocksOf, drawBlock, guestsOf, widthOf } from "./blocks.ts";
import { Canvas } from "./canvas.ts";
import { roomWordsOf } from "./room-words.ts";

export interface ChartStyle extends BlockStyle {
  /** Tables in a row, 3 by default. */
  across?: number;
  tables?: readonly [number, number];
  size?: readonly [number, number];
  gapColumns?: number;
  gapRows?: number;
  /** Ragged columns of tables run on without regard to their neighbors; stairs start each a bit lower. */
  arrangement?: "bands" | "ragged" | "stairs";
  above?: "title" | "title and venue" | "count";
  /** The head table, drawn in one row across or in one column, before the others. */
  head?: "row" | "spread row" | "column";
  /** Things of the room around and between the tables. */
  hasRoom?: boolean;
  hasLegend?: boolean;
  sides?: boolean;
  /** A line of its own above every second band: a side of the hall or a family. */
  hasSections?: boolean;
  startColumn?: number;
  startRow?: number;
  form?: Form;
}

export const asWorkbook: Form = { kind: "xlsx" };

/** Tables as blocks of cells, side by side and below each other. */
export const chart =
  (style: ChartStyle): Structure =>
  (draw) => {
    const blocks = blocksOf(draw, style.tables ?? [5, 9], style.size ?? [4, 9]);
    const canvas = new Canvas();
    const left = style.startColumn ?? 0;
    let row = drawTop(canvas, { row: style.startRow ?? 0, left }, blocks, style, draw);
    const atHead = style.head === undefined ? [] : draw.people.several(draw.random.between(5, 8));
    if (atHead.length > 0) row = drawHead(canvas, { row, left }, atHead, style, draw);
    const { bottom, right } = drawBlocks(canvas, { top: row, left }, blocks, style, draw);
    if (style.hasRoom) drawRoom(canvas, { top: row, left, bottom, right }, draw);
    if (style.hasLegend) drawLegend(canvas, row, right + 2, draw);
    return {
      sheets: [canvas.sheet()],
      guests: [...guestsAtHead(atHead, draw), ...guestsOf(blocks, style, draw)],
      form: style.form ?? asWorkbook,
    };
  };

const guestsAtHead = (people: readonly Person[], { language }: Draw): ExpectedGuest[] =>
  people.map(({ whole }) => expected(whole, roomWordsOf(language).head));

function drawTop(
  canvas: Canvas,
  { row, left }: { row: number; left: number },
  blocks: readonly Block[],
  { above }: ChartStyle,
  draw: Draw,
): number {
  if (above === undefined) return row;
  const room = roomWordsOf(draw.language);
  canvas.put(row, left, room.plan, { isBold: true });
  if (above === "title") return row + 2;
  const count = blocks.reduce((sum, { people }) => sum + people.length, 0);
  canvas.put(row + 1, left, above === "count" ? room.guests.replace("#", String(count)) : room.venue);
  return row + 3;
}

function drawHead(
  canvas: Canvas,
  { row, left }: { row: number; left: number },
  people: readonly Person[],
  { head }: ChartStyle,
  draw: Draw,
): number {
  const step = head === "spread row" ? 2 : 1;
  canvas.put(row, left, roomWordsOf(draw.language).head, { isBold: true });
  if (head !== "column") {
    canvas.merge({ top: row, left, bottom: row, right: left + (people.length - 1) * step });
    for (const [place, { whole }] of people.entries()) canvas.put(row + 1, left + place * step, whole);
    return row + 4;
  }
  for (const [place, { whole }] of people.entries()) canvas.put(row + 1 + place, left, whole);
  return row + people.length + 3;
}

function drawBlocks(
  canvas: Canvas,
  { top, left }: { top: number; left: number },
  blocks: readonly Block[],
  style: ChartStyle,
  draw: Draw,
): { bottom: number; right: number } {
  const { across = 3, gapColumns = 1, gapRows = 1, arrangement = "bands" } = style;
  const width = widthOf(style) + gapColumns;
  const start = top + (style.sides ? 1 : 0);
  const tops = Array.from({ length: across }, (_, column) => start + (arrangement === "stairs" ? column * 2 : 0));
  if (style.sides) drawSides(canvas, top, [left, left + Math.ceil(across / 2) * width], draw);
  let right = left;
  for (const [place, block] of blocks.entries()) {
    const column = place % across;
    if (column === 0 && arrangement === "bands") tops.fill(Math.max(...tops));
    if (style.hasSections && place % (across * 2) === 0) {
      drawSection(canvas, { row: tops[column] ?? 0, left }, place / (across * 2), draw);
      tops.fill((tops[column] ?? 0) + 2);
    }
    const area = drawBlock(canvas, { top: tops[column] ?? 0, left: left + column * width }, block, style, draw);
    tops[column] = area.bottom + 1 + gapRows;
    right = Math.max(right, area.right);
  }
  return { bottom: Math.max(...tops) - 1 - gapRows, right };
}

function drawSection(
  canvas: Canvas,
  { row, left }: { row: number; left: number },
  place: number,
  { language }: Draw,
): void {
  canvas.put(row, left, roomWordsOf(language).sides[place % 2] ?? "", { isBold: true });
}

function drawSides(canvas: Canvas, row: number, columns: readonly number[], draw: Draw): void {
  for (const [place, text] of roomWordsOf(draw.language).sides.entries()) {
    canvas.put(row, columns[place] ?? 0, text, { isBold: true });
  }
}

function drawRoom(
  canvas: Canvas,
  area: { top: number; left: number; bottom: number; right: number },
  { language, random }: Draw,
): void {
  const [entrance = "", stage = "", floor = "", ...more] = roomWordsOf(language).things;
  const { left, bottom, right } = area;
  canvas.put(bottom + 2, left, stage);
  canvas.merge({ top: bottom + 2, left, bottom: bottom + 2, right });
  canvas.put(bottom + 4, left, entrance);
  canvas.put(bottom + 4, right, random.pick(more));
  canvas.put(area.top + 1, right + 2, floor);
  canvas.merge({ top: area.top + 1, left: right + 2, bottom: area.top + 4, right: right + 3 });
  canvas.put(area.top + 6, right + 2, random.pick(more));
}

export function drawLegend(canvas: Canvas, row: number, column: number, { language }: Draw): void {
  const { legend, meals } = roomWordsOf(language);
  canvas.put(row, column, `${legend}:`);
  for (const [place, [initial, meal]] of meals.entries()) canvas.put(row + 1 + place, column, `${initial} = ${meal}`);
}
