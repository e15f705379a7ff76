import type { LayoutInput } from "../../pages/layout.ts";
import type { Block } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import { columnHeight } from "./column-packing.ts";
import type { PosterFit } from "./poster-fit.ts";
import type { PosterPiece } from "./poster-measures.ts";
import { posterPiece } from "./poster-rows.ts";

/** Columns in the middle of their room, about equally high. */
export function posterColumns(input: LayoutInput, fit: PosterFit, columns: PosterPiece[][], room: Area): Block[] {
  const { type, gap } = fit;
  const { look } = input;
  const width = columns.length * (type.columnWidth + gap) - gap;
  const left = room.x + (room.width - width) / 2;
  const free = room.height - fit.height;
  const top = room.y + free * 0.2;
  const stretch = stretchOf(columns, free * 0.7);
  return columns.flatMap((column, index) => {
    const x = left + index * (type.columnWidth + gap);
    let y = top;
    return column.map((piece, place) => {
      if (place > 0) y += piece.space * (piece.space > 0 ? 1 + stretch : 1);
      const block = posterPiece({ input, look, type }, piece, { x, y });
      y += piece.height;
      return block;
    });
  });
}

function stretchOf(columns: readonly PosterPiece[][], free: number): number {
  const highest = columns.toSorted((one, other) => columnHeight(other) - columnHeight(one))[0] ?? [];
  const space = highest.slice(1).reduce((sum, piece) => sum + piece.space, 0);
  return space === 0 ? 0 : Math.max(0, Math.min(1.5, free / space));
}
