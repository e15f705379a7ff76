import type { QrPath } from "../../../../../common/qr-path.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import { frame, monogram } from "../../pages/ornament.ts";
import type { Block, PageItem, TextBox } from "../../pages/page.ts";
import {
  type Area,
  block,
  boxesIn,
  centered,
  inset,
  middleOf,
  millimeter,
  type Part,
  type PointSize,
  sizeOfSet,
  stack,
  textPart,
} from "../../pages/parts.ts";
import type { FittedText } from "../../text/text-setter.ts";
import { codeBlock, type PlacedCode, placeCode } from "./card-code.ts";
import { type NameStyle, setName, styleOfSet } from "./name-lines.ts";

/** What is on the front of a card. */
export interface CardFront {
  names: readonly string[];
  /** A paragraph each, below the names. */
  details: readonly string[];
  code?: QrPath | undefined;
}

type CardInput = LayoutInput<"place-cards" | "escort-cards">;

/** Names are read from a chair away, in points. */
const readable = 9;
const hardToRead = 7;

/** Draws the cards of one set: names in one size in the middle, details under them, a code in the corner. */
export class CardSet {
  readonly #input: CardInput;
  readonly #measures: CardMeasures;
  readonly #style: NameStyle;
  readonly #details = new Map<string, FittedText>();

  /** `areDetailsLarge` where the details are what the card is for. */
  constructor(input: CardInput, set: readonly CardFront[], card: PointSize, areDetailsLarge: boolean) {
    this.#input = input;
    const area = { x: 0, y: 0, ...card };
    this.#measures = measuresOf(input.options.ornament, card, areDetailsLarge);
    let style = this.#styleOf(set, area);
    const least = Math.max(readable, this.#measures.detailSize * 1.2);
    if (style.size < least && input.options.ornament !== "none") {
      this.#measures = measuresOf("none", card, areDetailsLarge);
      style = this.#styleOf(set, area);
      input.notes.isOrnamentLeftOut = true;
    }
    this.#style = style;
  }

  draw = (front: CardFront, area: Area): Block => {
    const { look } = this.#input;
    const { corner, ornament, frameEdge } = this.#measures;
    const code = front.code && placeCode(front.code, area, corner);
    const frames = ornament === "frame" ? frame(look, area, frameEdge) : [];
    const codes = code ? [codeBlock(this.#input, code)] : [];
    return block("Sect", [...frames, ...this.#texts(front, code, area), ...codes]);
  };

  /** Cards with many names are left out: theirs become as small as they must. */
  #styleOf(set: readonly CardFront[], card: Area): NameStyle {
    const area = this.#inner(card);
    const names = set
      .filter((front) => front.names.length === 1)
      .map(({ names: [name = ""], details }) => ({ name, room: this.#nameRoom(area, details) }));
    return styleOfSet(this.#input, names, this.#measures.nameSize);
  }

  #inner(area: Area): Area {
    return inset(area, this.#measures.margin.side, this.#measures.margin.edge);
  }

  #nameRoom(area: Area, details: readonly string[]): PointSize {
    const { gap, ornament, monogramSide } = this.#measures;
    const taken = details.length === 0 ? 0 : this.#detailParts(details, area).height + gap;
    return { width: area.width, height: area.height - taken - (ornament === "monogram" ? monogramSide + gap : 0) };
  }

  #detailParts(details: readonly string[], area: Area): Part {
    const { detailSize } = this.#measures;
    const { look } = this.#input;
    const parts = details.map((text) =>
      textPart(this.#detail(text, area, details.length), middleOf(area), look.accent),
    );
    return stack(parts, detailSize * 0.75);
  }

  #detail(text: string, { width, height }: Area, count: number): FittedText {
    const { setter, look } = this.#input;
    const { detailSize: size } = this.#measures;
    const key = `${width} ${height} ${count} ${text}`;
    const room = { width, height: (height * 0.45) / count, lines: 3, smallest: size * 0.75 };
    const fitted = this.#details.get(key) ?? setter.fit(text, { font: look.textFont, isBold: false, size }, room);
    if (this.#details.size < maxRemembered) this.#details.set(key, fitted);
    return fitted;
  }

  /** In the middle of the card where that leaves the code alone, else above or beside it, as the names are larger. */
  #texts(front: CardFront, code: PlacedCode | undefined, area: Area): PageItem[] {
    const [inner, wide] = [this.#inner(area), inset(area, this.#measures.corner.side, this.#measures.corner.edge)];
    const plain = this.#arranged(front, inner, wide);
    const isFree = !code || !boxesIn(plain.items).some((box) => box.kind === "text" && touches(box, code));
    const rooms = isFree ? [] : [inner, wide].flatMap((room) => besides(room, code));
    const best = rooms
      .map((room) => this.#arranged(front, room, room))
      .reduce((found, one) => (one.size > found.size * 1.05 ? one : found), isFree ? plain : { items: [], size: 0 });
    if (best.size < hardToRead) for (const name of front.names) this.#input.notes.smallNames.add(name);
    return best.items;
  }

  /** Names that are too long for the margins have the wider room. */
  #arranged({ names, details }: CardFront, area: Area, wide: Area): { items: PageItem[]; size: number } {
    const { gap, ornament, monogramSide } = this.#measures;
    const { look } = this.#input;
    const texts = this.#names(names, this.#nameRoom(area, details), () => this.#nameRoom(wide, details));
    const [first] = texts;
    const pitch = first ? first.lineHeight - first.rise : 0;
    const all = stack(
      [
        ornament === "monogram" ? monogram(this.#input, area, monogramSide) : undefined,
        stack(
          texts.map((text) => textPart(text, middleOf(area), look.text)),
          Math.max(pitch, gap * 0.4),
        ),
        details.length > 0 ? this.#detailParts(details, area) : undefined,
      ],
      gap,
    );
    return { items: centered(all, area), size: Math.min(...texts.map(({ size }) => size)) };
  }

  #names(names: readonly string[], room: PointSize, roomOfWide: () => PointSize): FittedText[] {
    if (names.length < 2) {
      return names.map((name) => {
        const text = setName(this.#input, name, this.#style, room);
        return text.size < this.#style.size * 0.99 ? setName(this.#input, name, this.#style, roomOfWide()) : text;
      });
    }
    const wide = roomOfWide();
    const share = { width: wide.width, height: wide.height / names.length };
    const style = { ...this.#style, isSplit: false };
    const sizes = names.map((name) => setName(this.#input, name, style, share).size);
    // One very long name does not make all others tiny.
    const size = sizeOfSet(sizes, style.size);
    return names.map((name) => setName(this.#input, name, { ...style, size }, share));
  }
}

const maxRemembered = 500;

interface CardMeasures {
  ornament: CardInput["options"]["ornament"];
  /** From the card's edges to words. */
  margin: { side: number; edge: number };
  /** From the card's edges to codes, and to names that are too long for the margin. */
  corner: { side: number; edge: number };
  frameEdge: number;
  monogramSide: number;
  nameSize: number;
  detailSize: number;
  /** From the last baseline of names to the top of the details. */
  gap: number;
}

function measuresOf(
  ornament: CardInput["options"]["ornament"],
  { width, height }: PointSize,
  areDetailsLarge: boolean,
): CardMeasures {
  const nameSize = Math.min(height * 0.24, width * 0.105);
  const detailSize = Math.min(Math.max(nameSize * 0.42, 7), 20) * (areDetailsLarge ? 1.4 : 1);
  const frameEdge = Math.max(3 * millimeter, Math.min(width, height) * 0.075);
  const inside = ornament === "frame" ? frameEdge * 1.2 + 3 * millimeter : 0;
  return {
    ...{ ornament, frameEdge, nameSize, detailSize, monogramSide: height * 0.25, gap: Math.max(nameSize * 0.72, 4) },
    margin: { side: Math.max(width * 0.15, inside), edge: Math.max(height * 0.13, inside) },
    corner: {
      side: Math.max(3.5 * millimeter, width * 0.06, inside),
      edge: Math.max(2 * millimeter, height * 0.07, inside * 0.8),
    },
  };
}

/** Between the code's blank border and other things. */
const space = 0.5 * millimeter;

/** What is left of an area above a code, and to the left of it. */
function besides(area: Area, { square }: PlacedCode): Area[] {
  return [
    { ...area, height: square.y - space - area.y },
    { ...area, width: square.x - space - area.x },
  ];
}

/** Whether the letters of a text touch a code. */
function touches({ x, y, line }: TextBox, { square }: PlacedCode): boolean {
  const isBeside = x + line.width <= square.x - space || x >= square.x + square.width + space;
  const isAboveOrBelow = y + line.size * 0.25 <= square.y - space || y - line.size >= square.y + square.width + space;
  return !isBeside && !isAboveOrBelow;
}
