import type { Face } from "../faces/face.ts";
import type { Faces } from "../faces/faces.ts";
import {
  balanceLines,
  fillLines,
  hyphenatedPieces,
  measure,
  type Piece,
  piecesOf,
  setLine,
  splitWidePieces,
} from "./lines.ts";
import { type PlacedGrapheme, placeGraphemes } from "./place-graphemes.ts";
import type { FittedText, TextRoom, TextSetter, TextStyle } from "./text-setter.ts";

// Nothing is printed smaller, because PDF has no text of size zero.
const tiniest = 0.1;
// Down to this part of the smallest size, words stay whole unless the text would become much larger.
const wholeWords = 0.7;
const worthBreaking = 1.2;

/** A setter of texts in these faces. */
export function createTextSetter(faces: Faces): TextSetter {
  const missing = new Set<string>();

  function prepare(text: string, style: TextStyle): { graphemes: readonly PlacedGrapheme[]; own: Face } {
    const graphemes = placeGraphemes(text, style, faces);
    for (const grapheme of graphemes) noteMissing(grapheme, missing);
    const [own] = faces.choose(["x"], style.font, style.isBold);
    if (!own) throw new Error(`${style.font} has no face.`);
    return { graphemes, own };
  }

  return {
    missing,
    line(text, style) {
      const { graphemes, own } = prepare(text, style);
      return setLine(graphemes, style.size, own);
    },
    set(parts, style) {
      const prepared = parts.map((part) => prepare(part, style));
      const own = prepared[0]?.own ?? prepare("", style).own;
      return fittedText(
        prepared.map(({ graphemes }) => graphemes),
        style.size,
        own,
      );
    },
    wrap(text, style, width) {
      const { graphemes, own } = prepare(text, style);
      const pieces = piecesOf(graphemes);
      const hyphenated = style.hyphenate ? hyphenatedPieces(pieces, width / style.size, style, faces) : pieces;
      return fillLines(hyphenated, width / style.size).map((line) => setLine(line, style.size, own));
    },
    ink({ runs, size }) {
      const inks = runs.map(({ face, text, isRightToLeft }) => faces.face(face).ink(text, isRightToLeft));
      const most = (lengths: readonly number[]) => size * Math.max(0, ...lengths);
      return { top: most(inks.map(({ top }) => top)), bottom: most(inks.map(({ bottom }) => bottom)) };
    },
    fit(text, style, room) {
      const { graphemes, own } = prepare(text, style);
      const { size, lines } = bestLines(graphemes, style, room, own);
      return fittedText(lines, size, own);
    },
  };
}

function noteMissing({ text, face }: PlacedGrapheme, missing: Set<string>): void {
  if (face.covers(text)) return;
  for (const character of text) if (!face.covers(character)) missing.add(character);
}

interface Lines {
  lines: readonly (readonly PlacedGrapheme[])[];
  size: number;
}

function bestLines(graphemes: readonly PlacedGrapheme[], style: TextStyle, room: TextRoom, own: Face): Lines {
  const faces = new Set([own, ...graphemes.map((grapheme) => grapheme.face)]);
  const height =
    Math.max(...[...faces].map((face) => face.ascent)) + Math.max(...[...faces].map((face) => face.descent));
  const smallest = Math.min(room.smallest, style.size);

  function sized(lines: readonly (readonly PlacedGrapheme[])[]): Lines {
    const width = Math.max(...lines.map(measure));
    const fitting = Math.min(room.width / width, room.height / (lines.length * height)) * (1 - 1e-9);
    return { lines, size: Math.max(tiniest, Math.min(style.size, fitting)) };
  }
  function inLines(pieces: readonly Piece[]): Lines[] {
    return Array.from({ length: Math.max(0, room.lines - 1) }, (_, index) => sized(balanceLines(pieces, index + 2)));
  }

  const single = sized([graphemes]);
  if (single.size >= smallest || room.lines < 2) return single;
  const pieces = piecesOf(graphemes);
  const between = [single, ...inLines(pieces)].reduce(larger);
  if (between.size >= smallest * wholeWords) return between;
  const narrow = (room.width / smallest) * 0.99;
  const within = inLines(splitWidePieces(pieces, narrow)).reduce(larger, between);
  return within.size > between.size * worthBreaking ? within : between;
}

function larger(best: Lines, other: Lines): Lines {
  return other.size > best.size * 1.02 ? other : best;
}

/** Height of capitals in parts of the size, close enough for all fonts. */
const capitals = 0.7;

function fittedText(graphemes: readonly (readonly PlacedGrapheme[])[], size: number, own: Face): FittedText {
  const lines = graphemes.map((line) => setLine(line, size, own));
  const lineHeight = Math.max(...lines.map((line) => line.ascent)) + Math.max(...lines.map((line) => line.descent));
  const rise = size * capitals;
  const width = Math.max(...lines.map((line) => line.width));
  return { lines, size, lineHeight, rise, height: rise + (lines.length - 1) * lineHeight, width };
}
