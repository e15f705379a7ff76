import type { Faces } from "../faces/faces.ts";
import { measure } from "./lines.ts";
import type { Piece } from "./pieces.ts";
import { type PlacedGrapheme, placeGraphemes } from "./place-graphemes.ts";
import type { TextStyle } from "./text-setter.ts";

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
