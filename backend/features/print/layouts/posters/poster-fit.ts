import type { PointSize } from "../../pages/page-frame.ts";
import { balancedHeight, columnHeight, countColumns, packColumns } from "./column-packing.ts";
import { type PosterPiece, type PosterType, piecesOf, rowRoom } from "./poster-measures.ts";
import type { PosterSection } from "./poster-sections.ts";

/** Limits of the columns. Lengths are in points. */
export interface FitLimits {
  room: PointSize;
  smallest: number;
  largest: number;
  hasTables: boolean;
}

export interface PosterFit {
  type: PosterType;
  gap: number;
  pages: PosterPiece[][][];
  height: number;
}

/** Part of the names that need not fit into their columns as they are, and a number of them that never has to. */
const brokenShare = 0.05;
const minBroken = 2;
/** Rows are at most this much farther from each other to fill the sheet. */
const maxLeading = 1.6;
const maxColumns = 16;
/** In font sizes: the eye has to find the way from a name to its table. */
const widest = 24;

/** The largest type that fits all names on one page, or on several about equally full pages if it were unreadable. */
export function fitPoster(sections: readonly PosterSection[], limits: FitLimits): PosterFit {
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0);
  for (let pages = fewestPages(sections, limits); pages <= rows; pages += 1) {
    const fit = fitOnPages(sections, pages, limits);
    if (fit) return fit;
  }
  return balanced(sections, { count: 1, size: limits.smallest, pages: Math.max(1, rows) }, limits).fit;
}

interface Columns {
  count: number;
  width: number;
  gap: number;
}

/** Equal columns that fill the room; narrower ones if names would be lost in them. */
function columnsOf(count: number, size: number, room: PointSize, hasTables: boolean): Columns {
  const gap = Math.max((hasTables ? 2.4 : 1.6) * size, room.width * 0.02);
  const width = Math.min((room.width - (count - 1) * gap) / count, widest * size);
  return { count, width, gap };
}

const typeOf = (size: number, { width: columnWidth }: Columns, { hasTables }: FitLimits): PosterType => ({
  size,
  columnWidth,
  hasTables,
  leading: 1,
});

function fewestPages(sections: readonly PosterSection[], limits: FitLimits): number {
  const { room, smallest } = limits;
  const perPage = Array.from({ length: maxColumns }, (_, index) => {
    const columns = columnsOf(index + 1, smallest, room, limits.hasTables);
    if (isTooNarrow(sections, smallest, columns, limits)) return 0;
    const height = columnHeight(piecesOf(sections, typeOf(smallest, columns, limits), room.height));
    return ((index + 1) * room.height) / Math.max(1, height);
  });
  return Math.max(1, Math.floor(1 / Math.max(1e-4, ...perPage)));
}

function isTooNarrow(sections: readonly PosterSection[], size: number, columns: Columns, limits: FitLimits): boolean {
  if (columns.count === 1) return false;
  if (columns.width <= size * 4) return true;
  const type = typeOf(size, columns, limits);
  let all = 0;
  let tooWide = 0;
  for (const { rows } of sections) {
    for (const row of rows) {
      all += 1;
      if (row.nameWidth * size > rowRoom(row, type).name) tooWide += 1;
    }
  }
  return tooWide > Math.max(all * brokenShare, Math.min(minBroken, all / 4));
}

function fitOnPages(sections: readonly PosterSection[], pages: number, limits: FitLimits): PosterFit | undefined {
  const counts = Array.from({ length: maxColumns }, (_, index) => index + 1);
  const sizes = counts.map((count) => largestSize(sections, count, pages, limits));
  const best = Math.max(...sizes.map((size) => size ?? 0));
  if (best === 0) return undefined;
  const candidates = counts.flatMap((count, index) => {
    const size = sizes[index];
    return size !== undefined && size >= best * 0.97 ? [balanced(sections, { count, size, pages }, limits)] : [];
  });
  return candidates.toSorted((one, other) => other.evenness - one.evenness)[0]?.fit;
}

/** The largest size for so many columns on each page; undefined if it is too small. */
function largestSize(
  sections: readonly PosterSection[],
  count: number,
  pages: number,
  limits: FitLimits,
): number | undefined {
  const fits = (size: number): boolean => {
    const columns = columnsOf(count, size, limits.room, limits.hasTables);
    if (isTooNarrow(sections, size, columns, limits)) return false;
    const pieces = piecesOf(sections, typeOf(size, columns, limits), limits.room.height);
    return countColumns(pieces, limits.room.height) <= count * pages;
  };
  if (fits(limits.largest)) return limits.largest;
  if (!fits(limits.smallest)) return undefined;
  let [good, bad] = [limits.smallest, limits.largest];
  while (bad - good > good * 0.005) {
    const middle = (good + bad) / 2;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

interface Choice {
  count: number;
  size: number;
  pages: number;
}

function balanced(
  sections: readonly PosterSection[],
  { count, size, pages }: Choice,
  limits: FitLimits,
): { fit: PosterFit; evenness: number } {
  const { room } = limits;
  const columns = columnsOf(count, size, room, limits.hasTables);
  const type = withLeading(sections, typeOf(size, columns, limits), count * pages, room.height);
  const pieces = piecesOf(sections, type, room.height);
  const height = balancedHeight(pieces, count * pages, room.height);
  const packed = packColumns(pieces, height);
  const filled = packed.reduce((sum, column) => sum + columnHeight(column), 0);
  const evenness = filled / Math.max(1, count * pages * height) - 0.25 * (1 - height / room.height);
  const fit = { type, gap: columns.gap, pages: pagesOf(packed, count), height };
  return { fit, evenness };
}

/** Rows as far apart as the columns have room for. */
function withLeading(
  sections: readonly PosterSection[],
  type: PosterType,
  columns: number,
  height: number,
): PosterType {
  const fits = (leading: number) => countColumns(piecesOf(sections, { ...type, leading }, height), height) <= columns;
  if (fits(maxLeading)) return { ...type, leading: maxLeading };
  let [good, bad] = [1, maxLeading];
  while (bad - good > 0.02) {
    const middle = (good + bad) / 2;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return { ...type, leading: good };
}

function pagesOf(columns: readonly PosterPiece[][], perPage: number): PosterPiece[][][] {
  const pages = Math.max(1, Math.ceil(columns.length / perPage));
  return Array.from({ length: pages }, (_, page) => columns.slice(page * perPage, (page + 1) * perPage));
}
