import { measure } from "./lines.ts";
import type { PlacedGrapheme } from "./place-graphemes.ts";

/** What stays together when a text is broken into lines. */
export interface Piece {
  graphemes: readonly PlacedGrapheme[];
  /** The spaces after it, left out at the end of a line. */
  spaces: readonly PlacedGrapheme[];
  /** Widths at size 1. */
  width: number;
  spaceWidth: number;
  /** Written after it where a line ends with it. */
  hyphen?: readonly PlacedGrapheme[];
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });
// In these, words are not separated by spaces.
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Small kana and marks that belong to the character before them. */
const neverFirst = /^[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶー々ゝゞヽヾ]/u;
/** No dictionary knows the names that are written in it. */
const inForeignName = /^[\p{Script=Katakana}ー]{2}$/u;

/** Breaks a text at spaces, after hyphens and slashes, and between the words of unspaced scripts. */
export function piecesOf(graphemes: readonly PlacedGrapheme[]): Piece[] {
  const pieces: Piece[] = [];
  let word: PlacedGrapheme[] = [];
  let spaces: PlacedGrapheme[] = [];
  const finish = () => {
    if (word.length + spaces.length > 0) pieces.push(...breakWord(word, spaces));
    word = [];
    spaces = [];
  };
  for (const grapheme of graphemes) {
    const isSpace = grapheme.text === " ";
    if (!isSpace && spaces.length > 0) finish();
    (isSpace ? spaces : word).push(grapheme);
  }
  finish();
  return pieces;
}

/** Breaks pieces wider than `width` into graphemes; no line of Japanese begins with a small letter. */
export function splitWidePieces(pieces: readonly Piece[], width: number): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.width <= width || piece.graphemes.length < 2) return [piece];
    const parts: PlacedGrapheme[][] = [];
    for (const grapheme of piece.graphemes) {
      const part = parts.at(-1);
      const isKept = part && part.length < 3 && neverFirst.test(grapheme.text) && measure([...part, grapheme]) <= width;
      if (isKept) part.push(grapheme);
      else parts.push([grapheme]);
    }
    return withSpaces(parts, piece.spaces);
  });
}

function breakWord(word: readonly PlacedGrapheme[], spaces: readonly PlacedGrapheme[]): Piece[] {
  const breaks = new Set(breaksInWord(word.map((grapheme) => grapheme.text)));
  const parts: PlacedGrapheme[][] = [[]];
  word.forEach((grapheme, index) => {
    if (breaks.has(index)) parts.push([]);
    parts.at(-1)?.push(grapheme);
  });
  return withSpaces(parts, spaces);
}

function withSpaces(parts: readonly (readonly PlacedGrapheme[])[], spaces: readonly PlacedGrapheme[]): Piece[] {
  return parts.map((graphemes, index) => {
    const own = index === parts.length - 1 ? spaces : [];
    return { graphemes, spaces: own, width: measure(graphemes), spaceWidth: measure(own) };
  });
}

function breaksInWord(graphemes: readonly string[]): number[] {
  const text = graphemes.join("");
  const starts = unspaced.test(text) ? wordStarts(text) : new Set<number>();
  const breaks: number[] = [];
  let offset = 0;
  graphemes.forEach((grapheme, index) => {
    const before = graphemes[index - 1] ?? "";
    const isAfterHyphen = /^[-\u2010\u2012-\u2014/]$/.test(before) && index > 1 && /^\p{L}/u.test(grapheme);
    const isBetweenWords =
      index > 0 &&
      starts.has(offset) &&
      !/^[\p{P}\p{S}]/u.test(grapheme) &&
      !/^[\p{Ps}\p{Pi}]/u.test(before) &&
      !neverFirst.test(grapheme) &&
      !inForeignName.test(before + grapheme);
    if (isAfterHyphen || isBetweenWords) breaks.push(index);
    offset += grapheme.length;
  });
  return breaks;
}

function wordStarts(text: string): ReadonlySet<number> {
  return new Set(Array.from(segmenter.segment(text), ({ index }) => index));
}
