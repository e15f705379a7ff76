import type { QrPath } from "../../../../../common/qr-path.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, PageItem } from "../../pages/page.ts";
import type { Area, PointSize } from "../../pages/page-frame.ts";
import { type Ornament, ornamentOf } from "../ornaments/ornament.ts";
import { besides, codeBlock, type PlacedCode, placeCode, touches } from "./card-code.ts";
import { type CardMeasures, cardMeasures, innerArea } from "./card-measures.ts";
import { type CenteredText, centeredText, hangOf, paragraphBlock, riseOf } from "./centered-text.ts";
import { mealItems } from "./meal-items.ts";
import type { MealMark } from "./meal-marks.ts";
import { type NameStyle, setName, shrunkName, sizesInStyle } from "./name-lines.ts";
import { type PossibleSizes, setStyle } from "./set-style.ts";

export interface CardFront {
  /** A paragraph each. */
  names: readonly string[];
  details: readonly string[];
  meals: readonly MealMark[];
  code?: QrPath | undefined;
  /** Whether the details are what the card is for, and as large as the names. */
  areDetailsLarge: boolean;
}

/** Names, and details under them, in the middle of an area. */
interface FaceTexts {
  area: Area;
  names: readonly CenteredText[];
  details: readonly CenteredText[];
}

/** Draws the cards of one set, all with their names in one size. */
export type FaceDrawer = (face: CardFront, area: Area) => Block;

/**
 * A drawer for a set of cards of one size: names in the middle, ornament and details under them, and meal symbols and a
 * code at the lower edge.
 */
export function createFaceDrawer(input: LayoutInput, set: readonly CardFront[], card: PointSize): FaceDrawer {
  return new Faces(input, set, card).draw;
}

class Faces {
  readonly #input: LayoutInput;
  readonly #ornament: Ornament | undefined;
  readonly #measures: CardMeasures;
  readonly #style: NameStyle;
  readonly #detailsOf: (text: string, room: DetailRoom) => CenteredText;

  constructor(input: LayoutInput, set: readonly CardFront[], card: PointSize) {
    this.#input = input;
    this.#ornament = ornamentOf(input);
    const areDetailsLarge = set.some((face) => face.areDetailsLarge);
    this.#measures = cardMeasures(card, areDetailsLarge, this.#ornament);
    this.#detailsOf = rememberTexts((text, room) => detailText(input, text, room));
    this.#style = this.#styleOf(set, { x: 0, y: 0, ...card });
  }

  draw = (face: CardFront, area: Area): Block => {
    const measures = this.#measures;
    const code = face.code && placeCode(face.code, area, measures.corner);
    const texts = this.#textsBeside(face, code, area);
    const meals = mealItems(this.#input, face.meals, area, measures, code);
    const codes = code ? [codeBlock(this.#input, code)] : [];
    return { kind: "block", tag: "Sect", items: [...this.#stack(texts), ...meals, ...codes] };
  };

  /** Cards with many names are left out: theirs become as small as they must. */
  #styleOf(set: readonly CardFront[], card: Area): NameStyle {
    const { nameSize } = this.#measures;
    const single = set.filter(({ names }) => names.length === 1);
    const rooms = single.map(({ details, meals }) =>
      [true, false].map((hasMargin) => {
        const inner = innerArea(card, this.#measures, meals.length, hasMargin);
        return this.#nameRoom(inner, this.#details(details, inner));
      }),
    );
    const sizes = (isSplit: boolean): PossibleSizes => {
      const all = single.map(({ names: [name = ""] }, index) =>
        sizesInStyle(this.#input, name, { size: nameSize, isSplit }, rooms[index] ?? []),
      );
      return { within: all.map(([size = nameSize]) => size), beyond: all.map(([, size = nameSize]) => size) };
    };
    return setStyle(nameSize, { plain: sizes(false), split: sizes(true) });
  }

  #details(details: readonly string[], area: Area): CenteredText[] {
    return details.map((text) => this.#detailsOf(text, detailRoom(area, this.#measures, details.length)));
  }

  /** What details and the ornament leave. */
  #nameRoom(area: Area, details: readonly CenteredText[]): Area {
    const { gap } = this.#measures;
    const below = details.reduce((sum, text) => sum + text.height + gap * 0.8, 0);
    return { ...area, height: area.height - below - this.#ornamentRoom(details.length > 0) };
  }

  #ornamentRoom(hasDetails: boolean): number {
    const { gap, ornament } = this.#measures;
    if (this.#ornament?.isAbove) return ornament.height + gap;
    return hasDetails ? gap * 2 + (this.#ornament ? Math.max(0, ornament.height - gap * 0.4) : 0) : 0;
  }

  #textsIn(face: CardFront, area: Area, wide: Area): FaceTexts {
    const details = this.#details(face.details, area);
    const room = this.#nameRoom(area, details);
    return { area, names: this.#names(face.names, room, this.#nameRoom(wide, details)), details };
  }

  #names(names: readonly string[], room: Area, wide: Area): CenteredText[] {
    if (names.length < 2) return names.map((name) => setName(this.#input, name, this.#style, { room, wide }));
    const height = (wide.height - this.#measures.gap * 0.5 * (names.length - 1)) / names.length;
    const share = { width: wide.width, height };
    const fitted = names.map((name) => shrunkName(this.#input, name, this.#style.size, share));
    const sizes = fitted.map(({ lines }) => lines[0]?.size ?? this.#style.size).sort((one, other) => one - other);
    // One very long name does not make all others tiny.
    const common = sizes[Math.floor((sizes.length - 1) * 0.25)] ?? this.#style.size;
    return names.map((name) => shrunkName(this.#input, name, common, share));
  }

  /** In the middle of the card where that leaves the code alone, else above or beside it, as the names are larger. */
  #textsBeside(face: CardFront, code: PlacedCode | undefined, area: Area): FaceTexts {
    const [inner, wide] = [true, false].map((has) => innerArea(area, this.#measures, face.meals.length, has));
    if (!(inner && wide)) throw new Error("A card has two areas.");
    const plain = this.#textsIn(face, inner, wide);
    if (!code || !this.#areasOf(plain).some((text) => touches(text, code))) return plain;
    const rooms = [...besides(inner, code), ...besides(wide, code)];
    return rooms
      .map((room) => this.#textsIn(face, room, room))
      .reduce((best, texts) => (minName(texts) > minName(best) * 1.05 ? texts : best));
  }

  /** What the texts cover. */
  #areasOf(texts: FaceTexts): Area[] {
    const { area } = texts;
    return this.#placed(texts).texts.map(({ text, y }) => {
      const width = Math.max(...text.lines.map((line) => line.width));
      const height = riseOf(text) + text.height + hangOf(text);
      return { x: area.x + (area.width - width) / 2, y: y - riseOf(text), width, height };
    });
  }

  /** Where each text has its visible upper edge, and where the middle of the ornament is. */
  #placed({ area, names, details }: FaceTexts): { texts: PlacedText[]; ornamentY: number } {
    const { gap, ornament } = this.#measures;
    const isAbove = this.#ornament?.isAbove ?? false;
    const named = namesBelow(names, gap, isAbove ? ornament.height + gap : 0);
    const hasBetween = this.#ornament !== undefined && !isAbove;
    const half = hasBetween ? ornament.height / 2 : 0;
    const last = names.at(-1);
    const edge = named.end + (last ? hangOf(last) * 0.5 : 0);
    const middle = edge + Math.max(gap, half + gap * 0.6);
    const below = hasBetween ? middle + Math.max(gap, half + gap * 0.8) : edge + gap;
    const said = detailsBelow(details, gap, details.length > 0 && last ? below : named.end);
    const [first] = names;
    const rise = first && !isAbove ? riseOf(first) : 0;
    const start = area.y + Math.max(rise, (area.height - said.end) / 2);
    const texts = [...named.placed, ...said.placed].map(({ text, y }) => ({ text, y: start + y }));
    return { texts, ornamentY: start + (isAbove ? ornament.height / 2 : middle) };
  }

  #stack(texts: FaceTexts): PageItem[] {
    const { area, names, details } = texts;
    const placed = this.#placed(texts);
    const blocks = placed.texts.map(({ text, y }) => paragraphBlock(text, area, y));
    const isWanted = this.#ornament?.isAbove || (details.length > 0 && names.length > 0);
    if (!(this.#ornament && isWanted)) return blocks;
    const middle = { x: area.x + area.width / 2, y: placed.ornamentY };
    return [...blocks, ...this.#ornament.draw(middle, this.#measures.ornament.width)];
  }
}

interface PlacedText {
  text: CenteredText;
  y: number;
}

/** Names one below the other from `start`, so that no two touch. */
function namesBelow(names: readonly CenteredText[], gap: number, start: number): { placed: PlacedText[]; end: number } {
  const placed: PlacedText[] = [];
  let end = start;
  for (const [index, text] of names.entries()) {
    const last = names[index - 1];
    if (last) end += hangOf(last) + riseOf(text) + gap * 0.25;
    placed.push({ text, y: end });
    end += text.height;
  }
  return { placed, end };
}

function detailsBelow(details: readonly CenteredText[], gap: number, start: number) {
  let end = start;
  const placed = details.map((text, index): PlacedText => {
    if (index > 0) end += gap * 0.8;
    const y = end;
    end += text.height;
    return { text, y };
  });
  return { placed, end };
}

const minName = ({ names }: FaceTexts) => Math.min(...names.flatMap(({ lines }) => lines.map(({ size }) => size)));

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

interface DetailRoom {
  width: number;
  height: number;
  size: number;
}

function detailRoom({ width, height }: Area, { detailSize }: CardMeasures, count: number): DetailRoom {
  return { width, height: (height * 0.42) / count, size: detailSize };
}

function detailText({ setter, look }: LayoutInput, text: string, { width, height, size }: DetailRoom): CenteredText {
  const style = { font: look.textFont, isBold: false, size };
  const room = { width, height, lines: 3, smallest: size * 0.75 };
  return centeredText(setter, text, { style, color: look.quiet }, room);
}
