import type { Face } from "../faces/face.ts";
import type { Faces } from "../faces/faces.ts";
import { bidi } from "../faces/shaped-text.ts";
import type { TextStyle } from "./text-setter.ts";

/** A grapheme with its face and direction. */
export interface PlacedGrapheme {
  text: string;
  face: Face;
  /** Of Unicode's bidirectional algorithm: odd is right to left. */
  level: number;
}

/** Cleans a text and finds the face and direction of each grapheme. */
export function placeGraphemes(text: string, style: TextStyle, faces: Faces): PlacedGrapheme[] {
  const { graphemes, levels } = orderedGraphemes(cleanText(text));
  const placed: PlacedGrapheme[] = [];
  faces.choose(graphemes, style.font, style.isBold).forEach((face, index) => {
    placed.push({ text: graphemes[index] ?? "", face, level: levels[index] ?? 0 });
  });
  return placed;
}

const mayReorder =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

function orderedGraphemes(text: string): { graphemes: readonly string[]; levels: readonly number[] } {
  const all = graphemesOf(text);
  // Without right-to-left letters and controls, everything is left to right.
  if (!mayReorder.test(text)) return { graphemes: all, levels: [] };
  const levelOfIndex = bidi.getEmbeddingLevels(inBasicPlane(text)).levels;
  const graphemes: string[] = [];
  const levels: number[] = [];
  let index = 0;
  for (const grapheme of all) {
    const printed = withoutDirectionControls(grapheme);
    if (printed !== "") {
      graphemes.push(printed);
      levels.push(levelOfIndex[index] ?? 0);
    }
    index += grapheme.length;
  }
  return { graphemes, levels };
}

// The library takes surrogates for left-to-right letters, so each half becomes a character of the pair's direction.
function inBasicPlane(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, (character) => standIn(character).repeat(2));
}

function standIn(character: string): string {
  if (/[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(character)) return "\u05d0";
  if (/\p{Default_Ignorable_Code_Point}|\p{M}/u.test(character)) return "\u0300";
  return /\p{S}|\p{P}/u.test(character) ? "\u2606" : "a";
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What readers take for single characters, each with its marks. */
function graphemesOf(text: string): string[] {
  // In these, every character stands for itself. Nearly all names are such, and segmenting is slow.
  if (/^[\u0020-\u007e\u00a0-\u02ff]*$/.test(text)) return text.split("");
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text in composed form on one line, without control characters other than direction controls. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\t-\r\u0085\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/gu, " ")
    .replace(/[\p{Control}\u00ad\u200b\u2060\ufeff\p{Noncharacter_Code_Point}]/gu, "")
    .replace(/ {2,}/g, " ")
    .normalize("NFC")
    .replace(/^ | $/g, "");
}

/** A text that is ordered by itself, so that a name in Arabic does not move the figures around it. */
export const isolated = (text: string): string => (text === "" ? "" : `\u2068${text}\u2069`);

/** A text without the characters that only order it. */
export function withoutDirectionControls(text: string): string {
  return text.replace(directionControls, "");
}
