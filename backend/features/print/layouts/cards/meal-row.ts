import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Box } from "../../pages/page.ts";
import type { MealMark } from "./meal-marks.ts";
import { mealShapes, shapeSide } from "./meal-shapes.ts";

/** Upper left corner of symbols, and their height, in points. */
export interface SymbolPlace {
  x: number;
  y: number;
  side: number;
}

/** Room, font size and distance of the letter beside a symbol, in parts of the symbol's height. */
const letterRoom = 0.62;
const letterSize = 0.66;
const letterGap = 0.14;
const between = 0.5;

function markWidth({ kind }: MealMark, side: number): number {
  return kind === null ? side : side * (1 + letterGap + letterRoom);
}

/** Width of a row of marks, in points. */
export function mealRowWidth(marks: readonly MealMark[], side: number): number {
  return marks.reduce((sum, mark) => sum + markWidth(mark, side), 0) + (marks.length - 1) * side * between;
}

/** Marks beside each other, read out as the meals themselves. */
export function mealRow(input: LayoutInput, marks: readonly MealMark[], { x, y, side }: SymbolPlace): Block[] {
  let left = x;
  return marks.map((mark) => {
    const alt = input.language.say(message("print-cards.meal", { meal: mark.meal }));
    const items = drawMark(input, mark, { x: left, y, side });
    left += markWidth(mark, side) + side * between;
    return { kind: "block", tag: "Figure", alt, items };
  });
}

export function drawMark(input: LayoutInput, { kind, letter }: MealMark, place: SymbolPlace): Box[] {
  const { x, y, side } = place;
  const { look } = input;
  if (kind === null) {
    const radius = side / 2;
    const stroke = { color: look.text, width: Math.max(side * 0.055, 0.5) };
    const inset = stroke.width / 2;
    const size = { width: side - 2 * inset, height: side - 2 * inset, radius: radius - inset };
    return [
      { kind: "rectangle", x: x + inset, y: y + inset, ...size, stroke },
      ...letterBoxes(input, letter, place, 0.72),
    ];
  }
  const { silhouette, cutOut } = mealShapes[kind];
  const scale = side / shapeSide;
  return [
    { kind: "path", data: silhouette, x, y, scale, fill: look.text },
    { kind: "path", data: cutOut, x, y, scale, fill: look.background ?? "#ffffff" },
    ...letterBoxes(input, letter, { x: x + side * (1 + letterGap), y, side: side * letterRoom }, 1, side),
  ];
}

/** Centered in its room, which is `side` wide and by default as high. */
function letterBoxes(
  { setter, look }: LayoutInput,
  letter: string,
  { x, y, side }: SymbolPlace,
  fill: number,
  height = side,
): Box[] {
  const style = { font: "Inter" as const, isBold: true, size: height * letterSize };
  const room = { width: side * fill, height: height * 1.2, lines: 1, smallest: 1 };
  const { lines, size } = setter.fit(letter, style, room);
  return lines.map((line) => ({
    ...{ kind: "text", x: x + (side - line.width) / 2, y: y + height / 2 + size * 0.36, line, color: look.text },
  }));
}
