import type { PointSize } from "../../pages/parts.ts";
import { type FlowFrame, type FlowPage, flowColumns, type Section } from "../../rows/flow.ts";

/** How large the type of columns is. Lengths are in points. */
export interface PosterType {
  size: number;
  columnWidth: number;
  /** How much farther than usual rows are from each other, from 1. */
  leading: number;
}

/** Limits of the columns. Lengths are in points. */
export interface FitLimits {
  room: PointSize;
  smallest: number;
  largest: number;
  /** Between columns, in sizes. */
  gap: number;
  /** Names that are too wide for a column of this type. */
  tooWide: (type: PosterType) => number;
  count: number;
}

/** Rows of a type; only their heights are needed while a type is looked for. */
export type SectionsOf = (type: PosterType, isDrawn: boolean) => Section[];

export interface PosterFit {
  type: PosterType;
  frame: FlowFrame;
  pages: FlowPage[];
  height: number;
}

/** Part of the names that need not fit into their columns as they are, and a number of them that never has to. */
const brokenShare = 0.05;
const minBroken = 2;
/** Rows are at most this much farther from each other to fill the sheet. */
const maxLeading = 1.6;
const maxColumns = 16;
/** In sizes: the eye has to find the way from a name to its table. */
const widest = 24;

/** The largest type that fits all rows on one page, or on several about equally full pages if it were unreadable. */
export function fitPoster(sectionsOf: SectionsOf, limits: FitLimits): PosterFit {
  const search = new Search(sectionsOf, limits);
  for (let pages = search.fewestPages(); pages <= limits.count; pages += 1) {
    const size = largestThat((one) => search.countsFor(one, pages).length > 0, limits.smallest, limits.largest, 0.005);
    if (size === undefined) continue;
    const fits = search.countsFor(size * nearly, pages).map((count) => search.balanced(count, size * nearly, pages));
    const [best] = fits.toSorted((one, other) => evenness(other) - evenness(one));
    if (best) return best;
  }
  return search.balanced(1, limits.smallest, Math.max(1, limits.count));
}

/** A little smaller type may fill its columns better. */
const nearly = 0.97;

/** Part of the columns that is used. */
function evenness({ pages, frame, height }: PosterFit): number {
  const used = pages.flat().reduce((sum, placed) => sum + placed.height, 0);
  return used / (Math.max(1, pages.length) * frame.columns * height);
}

/** The largest number between these that passes a test, to a precision; undefined if none does. */
function largestThat(test: (value: number) => boolean, least: number, most: number, precision: number) {
  if (test(most)) return most;
  if (!test(least)) return undefined;
  let [good, bad] = [least, most];
  while (bad - good > good * precision) {
    const middle = (good + bad) / 2;
    if (test(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

class Search {
  readonly #sectionsOf: SectionsOf;
  readonly #limits: FitLimits;

  constructor(sectionsOf: SectionsOf, limits: FitLimits) {
    this.#sectionsOf = sectionsOf;
    this.#limits = limits;
  }

  fewestPages(): number {
    const { smallest, room } = this.#limits;
    const needed = this.#counts(smallest).map(
      (count) => this.#columnsUsed(this.#type(count, smallest), count, room.height) / count,
    );
    return Math.max(1, Math.floor(Math.min(...needed)));
  }

  /** Counts of columns with which this size fits on so many pages. */
  countsFor(size: number, pages: number): number[] {
    const { height } = this.#limits.room;
    return this.#counts(size).filter((count) => {
      return this.#columnsUsed(this.#type(count, size), count, height) <= count * pages;
    });
  }

  /** Columns about equally high, with rows as far apart as there is room for. */
  balanced(count: number, size: number, pages: number): PosterFit {
    const { height } = this.#limits.room;
    const most = count * pages;
    const plain = this.#type(count, size);
    const fits = (leading: number) => this.#columnsUsed({ ...plain, leading }, count, height) <= most;
    const type = { ...plain, leading: largestThat(fits, 1, maxLeading, 0.02) ?? 1 };
    const isEnough = (share: number) => this.#columnsUsed(type, count, height / share) <= most;
    const needed = height / (largestThat(isEnough, 1, most, 0.004) ?? 1);
    const frame = this.#frame(type, count, needed);
    return { type, frame, pages: [...flowColumns(this.#sectionsOf(type, true), frame)], height: needed };
  }

  #counts(size: number): number[] {
    const { tooWide, count: all } = this.#limits;
    const most = Math.max(all * brokenShare, Math.min(minBroken, all / 4));
    return Array.from({ length: maxColumns }, (_, index) => index + 1).filter((count) => {
      const type = this.#type(count, size);
      return count === 1 || (type.columnWidth > size * 4 && tooWide(type) <= most);
    });
  }

  /** Equal columns that fill the room; narrower ones if names would be lost in them. */
  #type(count: number, size: number): PosterType {
    const width = (this.#limits.room.width - (count - 1) * this.#gap(size)) / count;
    return { size, columnWidth: Math.min(width, widest * size), leading: 1 };
  }

  #gap(size: number): number {
    return Math.max(this.#limits.gap * size, this.#limits.room.width * 0.02);
  }

  #frame({ size, columnWidth }: PosterType, columns: number, height: number): FlowFrame {
    const gap = this.#gap(size);
    const width = columns * (columnWidth + gap) - gap;
    const left = (this.#limits.room.width - width) / 2;
    return { columns, gap, areaOf: () => ({ left, right: left + width, top: 0, bottom: height }) };
  }

  #columnsUsed(type: PosterType, count: number, height: number): number {
    const pages = [...flowColumns(this.#sectionsOf(type, false), this.#frame(type, count, height))];
    const last = pages.at(-1)?.at(-1)?.column ?? -1;
    return Math.max(0, pages.length - 1) * count + last + 1;
  }
}
