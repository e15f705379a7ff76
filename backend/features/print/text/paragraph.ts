import { bidi } from "../faces/bidi.ts";
import type { Face } from "../faces/face.ts";
import type { Faces } from "../faces/faces.ts";
import { cleanText, withoutDirectionControls } from "./clean-text.ts";
import { graphemesOf } from "./graphemes.ts";
import type { TextStyle } from "./text-setter.ts";

/** A text that is ready to be set in lines. */
export interface Paragraph {
  graphemes: readonly PlacedGrapheme[];
  /** 1 if it reads from right to left, otherwise 0. */
  baseLevel: number;
}

/** A grapheme with its face and direction. */
export interface PlacedGrapheme {
  text: string;
  face: Face;
  /** Of Unicode's bidirectional algorithm: odd is right to left. */
  level: number;
}

/** Cleans a text, and finds the face and direction of each grapheme. */
export function createParagraph(text: string, style: TextStyle, faces: Faces): Paragraph {
  const cleaned = cleanText(text);
  const { levels, baseLevel } = directionsOf(cleaned);
  const graphemes: { text: string; level: number }[] = [];
  let index = 0;
  for (const grapheme of graphemesOf(cleaned)) {
    const printed = withoutDirectionControls(grapheme);
    if (printed !== "") graphemes.push({ text: printed, level: levels?.[index] ?? 0 });
    index += grapheme.length;
  }
  const chosen = faces.choose(
    graphemes.map((grapheme) => grapheme.text),
    style.font,
    style.isBold,
  );
  const placed = graphemes.flatMap((grapheme, at) => {
    const face = chosen[at];
    return face ? [{ ...grapheme, face }] : [];
  });
  return { graphemes: placed, baseLevel };
}

function directionsOf(text: string): { levels: Uint8Array | undefined; baseLevel: number } {
  // Without letters that are written from right to left, and without controls, everything is left to right.
  if (
    !/[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/.test(
      text,
    )
  )
    return { levels: undefined, baseLevel: 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(inBasicPlane(text));
  return { levels, baseLevel: paragraphs[0]?.level ?? 0 };
}

// The library takes each half of a surrogate pair for a letter that is written from left to right. Each half is replaced with a
// character of the pair's direction.
function inBasicPlane(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, (character) => standIn(character).repeat(2));
}

function standIn(character: string): string {
  if (/[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(character)) return "\u05d0";
  if (/\p{Default_Ignorable_Code_Point}|\p{M}/u.test(character)) return "\u0300";
  return /\p{S}|\p{P}/u.test(character) ? "\u2606" : "a";
}
