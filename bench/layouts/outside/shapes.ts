import type { ExpectedGuest } from "../expectation.ts";
import type { Area, Place } from "../file-plan.ts";
import type { Draw, Layout, Structure } from "../layout.ts";
import { type Block, blocksOf, filled, guestsOf, type Template } from "./blocks.ts";
import { Canvas } from "./canvas.ts";
import { asWorkbook } from "./chart.ts";
import { roomWordsOf } from "./room-words.ts";

export const drawn = (canvas: Canvas, guests: ExpectedGuest[]): Layout => ({
  sheets: [canvas.sheet()],
  guests,
  form: asWorkbook,
});

interface ShapeStyle {
  shape: "ring" | "wide ring" | "two sides" | "two sides, ends" | "two rows" | "u" | "cross";
  title?: Template;
  isMerged?: boolean;
  isBoxed?: boolean;
  hasSeats?: boolean;
  across?: number;
  tables?: readonly [number, number];
  /** Things of the room between the tables. */
  hasRoom?: boolean;
}

type Spot = readonly [row: number, column: number];

/** Where people sit around the title, row and column from the top left, and where the table itself is. */
interface Shape {
  spots: readonly Spot[];
  table: Area;
}

export const range = (count: number) => Array.from({ length: count }, (_, place) => place);

export function shapeOf(shape: ShapeStyle["shape"], seats: number): Shape {
  const half = Math.ceil(seats / 2);
  const sides: Spot[] = range(half).flatMap((row): Spot[] => [
    [row, 0],
    [row, 2],
  ]);
  switch (shape) {
    case "ring":
      return {
        spots: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
          [3, 2],
          [3, 1],
          [2, 0],
          [1, 0],
        ],
        table: { top: 1, left: 1, bottom: 2, right: 2 },
      };
    case "wide ring":
      return {
        spots: [
          [0, 0],
          [0, 1],
          [0, 2],
          [1, 2],
          [2, 2],
          [2, 1],
          [2, 0],
          [1, 0],
        ],
        table: { top: 1, left: 1, bottom: 1, right: 1 },
      };
    case "cross":
      return {
        spots: [
          [0, 1],
          [1, 2],
          [2, 1],
          [1, 0],
        ],
        table: { top: 1, left: 1, bottom: 1, right: 1 },
      };
    case "two sides":
      return { spots: sides, table: { top: 0, left: 1, bottom: half - 1, right: 1 } };
    case "two sides, ends":
      return {
        spots: [[0, 1], ...sides.map(([row, column]): Spot => [row + 1, column]), [half + 1, 1]],
        table: { top: 1, left: 1, bottom: half, right: 1 },
      };
    case "two rows":
      return {
        spots: range(half).flatMap((column): Spot[] => [
          [0, column],
          [2, column],
        ]),
        table: { top: 1, left: 0, bottom: 1, right: half - 1 },
      };
    case "u":
      return {
        spots: [
          ...range(half).map((row): Spot => [row, 0]),
          ...range(4).map((column): Spot => [half, column]),
          ...range(half).map((row): Spot => [half - 1 - row, 3]),
        ],
        table: { top: 0, left: 1, bottom: half - 1, right: 2 },
      };
  }
}

/** Tables drawn with their people around them. */
export const shapes =
  (style: ShapeStyle): Structure =>
  (draw) => {
    const { shape, title = "{label}", across = 2 } = style;
    const form = shapeOf(shape, draw.random.between(3, 4) * 2);
    const blocks = blocksOf(draw, style.tables ?? [4, 6], [form.spots.length - 1, form.spots.length]);
    const canvas = new Canvas();
    const height = Math.max(...form.spots.map(([row]) => row + 1)) + 2;
    const width = Math.max(...form.spots.map(([, column]) => column + 1)) + 1;
    for (const [place, block] of blocks.entries()) {
      const corner = { row: Math.floor(place / across) * height, column: (place % across) * width };
      drawShape(canvas, corner, form, { ...style, title: filled(title, block, draw) }, block);
    }
    if (style.hasRoom) drawThings(canvas, canvas.height + 1, draw);
    return drawn(canvas, guestsOf(blocks, { title }, draw));
  };

function drawShape(
  canvas: Canvas,
  { row, column }: Place,
  { table, spots }: Shape,
  { title = "", isMerged = true, isBoxed = false, hasSeats = false }: ShapeStyle,
  { people }: Block,
): void {
  const area = {
    top: row + table.top,
    left: column + table.left,
    bottom: row + table.bottom,
    right: column + table.right,
  };
  canvas.put(area.top, area.left, title, { isBold: true });
  if (isMerged) canvas.merge(area);
  if (isBoxed) canvas.box(area);
  for (const [seat, { whole }] of people.entries()) {
    const [down, along] = spots[seat] ?? [0, 0];
    canvas.put(row + down, column + along, hasSeats ? `${seat + 1}. ${whole}` : whole);
  }
}

function drawThings(canvas: Canvas, row: number, { language }: Draw): void {
  for (const [place, thing] of roomWordsOf(language).things.slice(0, 3).entries()) canvas.put(row, place * 2, thing);
}
