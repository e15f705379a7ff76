import type { Face } from "../faces/face.ts";
import type { Faces } from "../faces/faces.ts";
import { type PlacedGrapheme, placeGraphemes } from "./place-graphemes.ts";
import type { GlyphRun, SetLine, TextStyle } from "./text-setter.ts";

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

interface LogicalRun {
  face: Face;
  level: number;
  text: string;
}

/** Width of a line of these graphemes at size 1. */
export function measure(graphemes: readonly PlacedGrapheme[]): number {
  return runsOf(graphemes).reduce((sum, run) => sum + widthOf(run), 0);
}

/** Sets a line. `own` is the face of the line's font, whose height an empty line has. */
export function setLine(graphemes: readonly PlacedGrapheme[], size: number, own: Face): SetLine {
  const logical = runsOf(graphemes);
  const runs: GlyphRun[] = [];
  let x = 0;
  for (const run of inVisualOrder(logical)) {
    const width = widthOf(run) * size;
    runs.push({ face: run.face.name, text: run.text, x, width, isRightToLeft: run.level % 2 === 1 });
    x += width;
  }
  const faces = logical.length > 0 ? logical.map((run) => run.face) : [own];
  return {
    text: logical.map((run) => run.text).join(""),
    width: x,
    size,
    ascent: size * Math.max(...faces.map((face) => face.ascent)),
    descent: size * Math.max(...faces.map((face) => face.descent)),
    runs,
  };
}

function widthOf(run: LogicalRun): number {
  return run.face.width(run.text, run.level % 2 === 1);
}

function runsOf(graphemes: readonly PlacedGrapheme[]): LogicalRun[] {
  const runs: LogicalRun[] = [];
  for (const { text, face, level } of graphemes) {
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) last.text += text;
    else runs.push({ face, level, text });
  }
  return runs;
}

// Rule L2 of Unicode's bidirectional algorithm: from the highest level down, reverse what is at that level or above.
function inVisualOrder(logical: readonly LogicalRun[]): LogicalRun[] {
  const runs = [...logical];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < runs.length) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end++;
      runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return runs;
}

/** Fills lines in turn. A line is wider than `width`, at size 1, only if a single grapheme is. */
export function fillLines(pieces: readonly Piece[], width: number): PlacedGrapheme[][] {
  return groupPieces(splitWidePieces(pieces, width), width).flatMap((line) => fitLine(line, width));
}

/** Breaks pieces into at most so many lines, the widest one as narrow as possible. */
export function balanceLines(pieces: readonly Piece[], count: number): PlacedGrapheme[][] {
  const widest = Math.max(0, ...pieces.map((piece) => piece.width));
  const total = pieces.reduce((sum, piece) => sum + piece.width + piece.spaceWidth, 0);
  let narrow = Math.max(widest, total / count / 2);
  let wide = total;
  for (let step = 0; step < 16; step++) {
    const middle = (narrow + wide) / 2;
    if (groupPieces(pieces, middle).length <= count) wide = middle;
    else narrow = middle;
  }
  return groupPieces(pieces, wide).map(graphemesOfLine);
}

function groupPieces(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  let used = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    // The hyphen's room is kept for each part: a line may end with any of them.
    if (line && used + piece.width + (piece.hyphen ? measure(piece.hyphen) : 0) <= width) {
      line.push(piece);
      used += piece.width + piece.spaceWidth;
    } else {
      lines.push([piece]);
      used = piece.width + piece.spaceWidth;
    }
  }
  return lines;
}

// Pieces of a word have other widths together than apart, for example in Arabic.
function fitLine(line: readonly Piece[], width: number): PlacedGrapheme[][] {
  const graphemes = graphemesOfLine(line);
  if (line.length < 2 || measure(graphemes) <= width) return [graphemes];
  const half = Math.ceil(line.length / 2);
  return [...fitLine(line.slice(0, half), width), ...fitLine(line.slice(half), width)];
}

function graphemesOfLine(line: readonly Piece[]): PlacedGrapheme[] {
  return line.flatMap((piece, index) => {
    const isLast = index === line.length - 1;
    return [...piece.graphemes, ...(isLast ? (piece.hyphen ?? []) : piece.spaces)];
  });
}

/** Words wider than `width` (at size 1) in parts between which a line may end with a hyphen. */
export function hyphenatedPieces(
  pieces: readonly Piece[],
  width: number,
  style: TextStyle,
  faces: Faces,
): readonly Piece[] {
  const { hyphenate } = style;
  if (!hyphenate || pieces.every((piece) => piece.width <= width)) return pieces;
  const hyphen = placeGraphemes("-", style, faces);
  return pieces.flatMap((piece) => {
    if (piece.width <= width) return [piece];
    const lengths = hyphenate(piece.graphemes.map(({ text }) => text).join("")).map((part) => part.length);
    const parts = inParts(piece, lengths, hyphen);
    // A part that is too wide itself is broken anywhere, and so is its word.
    return parts.every((part) => part.width + measure(part.hyphen ?? []) <= width) ? parts : [piece];
  });
}

function inParts(piece: Piece, lengths: readonly number[], hyphen: readonly PlacedGrapheme[]): Piece[] {
  const parts: PlacedGrapheme[][] = lengths.map(() => []);
  const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
  let offset = 0;
  for (const grapheme of piece.graphemes) {
    const at = ends.findIndex((end) => offset < end);
    parts[at < 0 ? parts.length - 1 : at]?.push(grapheme);
    offset += grapheme.text.length;
  }
  return parts.map((graphemes, index): Piece => {
    const isLast = index === parts.length - 1;
    const spaces = isLast ? piece.spaces : [];
    const width = measure(graphemes);
    return { graphemes, spaces, width, spaceWidth: isLast ? piece.spaceWidth : 0, ...(!isLast && { hyphen }) };
  });
}
