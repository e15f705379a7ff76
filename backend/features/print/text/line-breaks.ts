import { measure } from "./lines.ts";
import { type Piece, splitWidePieces } from "./pieces.ts";
import type { PlacedGrapheme } from "./place-graphemes.ts";

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
