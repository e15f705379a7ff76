import type { GuestColumns } from "./column-values.ts";

interface RankedGuest extends GuestColumns {
  readonly id: number;
}

/** The whole number at the beginning of a guest's value in a column, of which 1 is the best; undefined for none. */
export function rankOf({ additionalInfo }: GuestColumns, column: string): number | undefined {
  const cell = Object.hasOwn(additionalInfo, column) ? String(additionalInfo[column]) : "";
  const found = /^\s*(\d{1,6})\b/.exec(cell);
  return found ? Number(found[1]) : undefined;
}

/** Ranks by guest id, without guests who have none. With a single rank, there is no order, and nobody has one. */
export function ranksOf(guests: Iterable<RankedGuest>, column: string): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  for (const guest of guests) {
    const rank = rankOf(guest, column);
    if (rank !== undefined) ranks.set(guest.id, rank);
  }
  return new Set(ranks.values()).size > 1 ? ranks : new Map();
}
