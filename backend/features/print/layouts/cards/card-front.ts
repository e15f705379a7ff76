import { type FontName, isScript } from "../../../../../common/fonts.ts";
import type { QrPath } from "../../../../../common/qr-path.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, PageItem } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";
import { besides, codeBlock, type PlacedCode, placeCode, touches } from "./card-code.ts";
import { type CenteredText, centeredText, hangOf, paragraphBlock, riseOf } from "./centered-text.ts";
import type { MealMark } from "./meal-marks.ts";
import { mealRow, mealRowWidth } from "./meal-row.ts";
import { ornament } from "./ornament.ts";

export interface CardFront {
  /** A paragraph each. */
  names: readonly string[];
  details: readonly string[];
  meals: readonly MealMark[];
  code?: QrPath | undefined;
  /** Whether the details are what the card is for, and as large as the names. */
  areDetailsLarge: boolean;
}

interface Measures {
  side: number;
  edge: number;
  nameSize: number;
  detailSize: number;
  symbol: number;
  gap: number;
}

/** Names, and details under them, in the middle of an area. */
interface FaceTexts {
  area: Area;
  names: readonly CenteredText[];
  details: readonly CenteredText[];
}

/** Draws names in the middle, ornament and details under them, and meal symbols and a code at the lower edge. */
export function createFaceDrawer(input: LayoutInput): (face: CardFront, area: Area) => Block {
  const detailsOf = rememberTexts((text, room) => detailText(input, text, room));
  const textsIn = (face: CardFront, area: Area, measures: Measures): FaceTexts => {
    const details = face.details.map((text) => detailsOf(text, detailRoom(area, measures, face.details.length)));
    const below = details.reduce((sum, text) => sum + text.height + measures.gap * 0.8, 0);
    const ornamentRoom = details.length > 0 ? measures.gap * 2 : 0;
    const names = nameTexts(input, face.names, { ...area, height: area.height - below - ornamentRoom }, measures);
    return { area, names, details };
  };
  return (face, area) => {
    const measures = measuresOf(area, face.areDetailsLarge);
    const code = face.code && placeCode(face.code, area, measures);
    const texts = textsBeside(code, innerArea(face, area, measures), measures, (room) => textsIn(face, room, measures));
    const meals = mealItems(input, face, area, measures, code);
    const codes = code ? [codeBlock(input, code)] : [];
    return { kind: "block", tag: "Sect", items: [...stack(input, texts, measures), ...meals, ...codes] };
  };
}

/** In the middle of the card where that leaves the code alone, else above or beside it, as the names are larger. */
function textsBeside(
  code: PlacedCode | undefined,
  inner: Area,
  measures: Measures,
  textsIn: (area: Area) => FaceTexts,
): FaceTexts {
  const plain = textsIn(inner);
  if (!code || !areasOf(plain, measures).some((area) => touches(area, code))) return plain;
  const [above, beside] = besides(inner, code).map(textsIn);
  if (!(above && beside)) return plain;
  return minName(beside) > minName(above) * 1.05 ? beside : above;
}

const minName = ({ names }: FaceTexts) => Math.min(...names.flatMap(({ lines }) => lines.map(({ size }) => size)));

/** What the texts cover. */
function areasOf(texts: FaceTexts, measures: Measures): Area[] {
  const { area } = texts;
  return placedTexts(texts, measures).texts.map(({ text, y }) => {
    const width = Math.max(...text.lines.map((line) => line.width));
    const height = riseOf(text) + text.height + hangOf(text);
    return { x: area.x + (area.width - width) / 2, y: y - riseOf(text), width, height };
  });
}

const maxRemembered = 500;

function rememberTexts(
  setText: (text: string, room: DetailRoom) => CenteredText,
): (text: string, room: DetailRoom) => CenteredText {
  const known = new Map<string, CenteredText>();
  return (text, room) => {
    const key = `${room.width} ${room.height} ${room.size} ${text}`;
    const found = known.get(key) ?? setText(text, room);
    if (known.size < maxRemembered) known.set(key, found);
    return found;
  };
}

function measuresOf({ width, height }: Area, areDetailsLarge: boolean): Measures {
  const nameSize = Math.min(height * 0.3, width * 0.125);
  const detailSize = Math.min(Math.max(nameSize * 0.36, 7), 20);
  return {
    side: Math.max(3.5 * millimeter, width * 0.06),
    edge: Math.max(2 * millimeter, height * 0.07),
    nameSize,
    detailSize: detailSize * (areDetailsLarge ? 1.4 : 1),
    symbol: Math.min(Math.max(height * 0.1, 3.8 * millimeter), 7 * millimeter),
    gap: Math.max(nameSize * 0.34, 3),
  };
}

/** Leaves a corner and its opposite free for one meal, a strip at the lower edge for more. */
function innerArea({ meals }: Pick<CardFront, "meals">, area: Area, { side, edge, symbol }: Measures): Area {
  const strip = meals.length > 1 ? symbol + edge * 0.5 : 0;
  return {
    x: area.x + side,
    y: area.y + edge,
    width: area.width - 2 * side,
    height: area.height - 2 * edge - strip,
  };
}

interface DetailRoom {
  width: number;
  height: number;
  size: number;
}

function detailRoom({ width, height }: Area, { symbol, detailSize }: Measures, count: number): DetailRoom {
  return { width: width - symbol * 3, height: (height * 0.42) / count, size: detailSize };
}

function detailText({ setter, look }: LayoutInput, text: string, { width, height, size }: DetailRoom): CenteredText {
  const style = { font: look.textFont, isBold: false, size };
  const room = { width, height, lines: 3, smallest: size * 0.75 };
  return centeredText(setter, text, { style, color: look.quiet }, room);
}

function nameTexts(
  input: LayoutInput,
  names: readonly string[],
  { width, height }: Area,
  { nameSize, gap }: Measures,
): CenteredText[] {
  const share = (height - gap * 0.5 * (names.length - 1)) / Math.max(names.length, 1);
  const room = { width, height: share };
  const fitted = names.map((name) => nameText(input, name, nameSize, room));
  if (names.length < 2) return fitted;
  const sizes = fitted.map(({ lines }) => lines[0]?.size ?? nameSize).sort((one, other) => one - other);
  // One very long name does not make all others tiny.
  const common = sizes[Math.floor((sizes.length - 1) * 0.25)] ?? nameSize;
  return names.map((name) => nameText(input, name, common, room));
}

/** Two lines beat three larger ones, and many lines beat a name that nobody can read. */
function nameText(
  { setter, look }: LayoutInput,
  name: string,
  plainSize: number,
  room: { width: number; height: number },
): CenteredText {
  const size = plainSize * handwriting(look.headingFont, name);
  const appearance = { style: { font: look.headingFont, isBold: false, size }, color: look.text };
  const inTwo = centeredText(setter, name, appearance, { ...room, lines: 2, smallest: size * 0.62 });
  const isReadable = (inTwo.lines[0]?.size ?? 0) >= size * 0.5;
  return isReadable ? inTwo : centeredText(setter, name, appearance, { ...room, lines: 6, smallest: size * 0.5 });
}

/** Latin handwriting has small letters for its size. Other scripts are set in other fonts. */
function handwriting(font: FontName, name: string): number {
  return isScript(font) && /\p{Script=Latin}/u.test(name) ? 1.4 : 1;
}

/** Where each text has its visible upper edge, and where the ornament is. */
function placedTexts(
  { area, names, details }: FaceTexts,
  { gap }: Measures,
): { texts: { text: CenteredText; y: number }[]; ornamentY: number } {
  const placed: { text: CenteredText; y: number }[] = [];
  let end = 0;
  let last: CenteredText | undefined;
  for (const text of names) {
    if (last) end += hangOf(last) + riseOf(text) + gap * 0.25;
    placed.push({ text, y: end });
    end += text.height;
    last = text;
  }
  const ornamentY = end + gap + (last ? hangOf(last) * 0.5 : 0);
  if (details.length > 0 && last) end = ornamentY + gap;
  for (const [index, text] of details.entries()) {
    if (index > 0) end += gap * 0.8;
    placed.push({ text, y: end });
    end += text.height;
  }
  const [first] = placed;
  const start = area.y + Math.max(first ? riseOf(first.text) : 0, (area.height - end) / 2);
  return { texts: placed.map(({ text, y }) => ({ text, y: start + y })), ornamentY: start + ornamentY };
}

function stack(input: LayoutInput, texts: FaceTexts, measures: Measures): PageItem[] {
  const { area, names, details } = texts;
  const placed = placedTexts(texts, measures);
  const blocks = placed.texts.map(({ text, y }) => paragraphBlock(text, area, y));
  if (details.length === 0 || names.length === 0) return blocks;
  return [...blocks, ...ornament(input, { x: area.x + area.width / 2, y: placed.ornamentY }, area.width)];
}

/** The only meal is in the corner; several are in the middle of the lower edge. With a code, all are beside it. */
function mealItems(
  input: LayoutInput,
  { meals }: CardFront,
  area: Area,
  { side, edge, symbol }: Measures,
  code: PlacedCode | undefined,
): PageItem[] {
  if (meals.length === 0) return [];
  const width = mealRowWidth(meals, symbol);
  const left = area.x + side;
  const right = code ? code.square.x : area.x + area.width - side;
  const scale = Math.min(1, (right - left) / width);
  const y = area.y + area.height - edge - symbol * scale;
  return mealRow(input, meals, {
    x: mealsStart({ left, right }, width * scale, meals.length, code),
    y,
    side: symbol * scale,
  });
}

function mealsStart(
  { left, right }: { left: number; right: number },
  width: number,
  count: number,
  code: PlacedCode | undefined,
): number {
  if (code) return left;
  return count === 1 ? right - width : (left + right - width) / 2;
}
