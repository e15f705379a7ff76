import type { NameStyle } from "./name-lines.ts";

/** Names that need less than this part of the wanted size are exceptions, unless most of the set does. */
const exception = 0.6;
/** Part of a set that may need the room of the margins, and part that may be smaller than the others. */
const tenth = 0.1;
const fiftieth = 0.02;
/** Two lines have to be so much larger than one to be worth it. */
const worthSplitting = 1.12;

/** The sizes that names could have within the margins of their cards, and beyond them. */
export interface PossibleSizes {
  within: readonly number[];
  beyond: readonly number[];
}

/** One style for a set of cards, given the sizes that their names could have on one line, and on two. */
export function setStyle(wanted: number, sizes: { plain: PossibleSizes; split: PossibleSizes }): NameStyle {
  const isSplit = part(sizes.split.within, tenth, wanted) > part(sizes.plain.within, tenth, wanted) * worthSplitting;
  return { size: commonSize(wanted, isSplit ? sizes.split : sizes.plain), isSplit };
}

/** The size for nearly all: what most can have, but not so small as a few may need. */
function commonSize(wanted: number, { within, beyond }: PossibleSizes): number {
  const usual = Math.min(part(within, tenth, wanted), part(beyond, fiftieth, wanted));
  return Math.max(usual, Math.min(wanted * exception, part(within, 0.5, wanted)));
}

/** The size that this share of the names is smaller than. */
function part(sizes: readonly number[], share: number, otherwise: number): number {
  const sorted = sizes.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? otherwise;
}
