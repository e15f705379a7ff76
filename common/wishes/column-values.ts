import type { Wish } from "./wish.ts";
import { wishFacts } from "./wish-kinds.ts";

export interface GuestColumns {
  readonly additionalInfo: Readonly<Record<string, unknown>>;
}

function columnValueKey({ additionalInfo }: GuestColumns, column: string): string {
  return Object.hasOwn(additionalInfo, column) ? valueKey(String(additionalInfo[column])) : "";
}

/** Without case, accents and outer spaces; empty for no value. */
const valueKey = (value: string) => value.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** Whether a guest has a value in a column, in any case, with or without accents. */
function hasValue(guest: GuestColumns, column: string, value: string): boolean {
  return value !== "" && columnValueKey(guest, column) === valueKey(value);
}

/** Guests by their value in a column, without those who have none. */
export function guestsByValue<Guest extends GuestColumns>(
  guests: Iterable<Guest>,
  column: string,
): ReadonlyMap<string, readonly Guest[]> {
  const groups = new Map<string, Guest[]>();
  for (const guest of guests) {
    const key = columnValueKey(guest, column);
    if (key === "") continue;
    const group = groups.get(key);
    if (group) group.push(guest);
    else groups.set(key, [guest]);
  }
  return groups;
}

interface WishGuest extends GuestColumns {
  readonly id: number;
  readonly isChild: boolean;
}

/** Ids of those whom a wish names, who may be gone, or of those of the guests who have its value, or are children. */
export function idsOfWish(
  { kind, guestIds, column, value }: Pick<Wish, "kind" | "guestIds" | "column" | "value">,
  guests: readonly WishGuest[],
): readonly number[] {
  if (wishFacts(kind).isAboutChildren) return guests.filter(({ isChild }) => isChild).map(({ id }) => id);
  if (value === "") return guestIds;
  return guests.filter((guest) => hasValue(guest, column, value)).map(({ id }) => id);
}
