import { plainText } from "../../../lib/words.ts";
import type { BoardGuest } from "./board.ts";
import { columnsOf, extraValue } from "./guest-filter.ts";

/** How many colors there are; further groups use them again. */
export const hueCount = 12;

export const byHousehold = "household";
const columnPrefix = "column ";

export interface ColorGroup {
  /** As the first of its guests has it. */
  readonly value: string;
  readonly count: number;
}

/** What the rows of guests are colored by. Stays the same object while the groups do. */
export interface Coloring {
  readonly by: string;
  /** By the key of a group's value, from 0. */
  readonly hues: ReadonlyMap<string, number>;
}

function colorOfColumn(column: string): string {
  return `${columnPrefix}${column}`;
}

/** Empty for households. */
export function columnOf(by: string): string {
  return by.startsWith(columnPrefix) ? by.slice(columnPrefix.length) : "";
}

function valueIn(guest: BoardGuest, by: string): string {
  return by === byHousehold ? guest.household : extraValue(guest, columnOf(by));
}

const keyOf = (value: string) => plainText(value.trim());

/** Groups in the order of their values. A household of one is none: there is nobody to find. */
export function colorGroups(guests: Iterable<BoardGuest>, by: string): readonly ColorGroup[] {
  const groups = new Map<string, { value: string; count: number }>();
  for (const guest of guests) {
    const value = valueIn(guest, by).trim();
    if (value === "") continue;
    const group = groups.get(keyOf(value));
    if (group) group.count += 1;
    else groups.set(keyOf(value), { value, count: 1 });
  }
  return [...groups.values()]
    .filter(({ count }) => by !== byHousehold || count > 1)
    .sort((one, other) => one.value.localeCompare(other.value, undefined, { numeric: true }));
}

/** What guests can be colored by: households, and columns with few values that repeat. */
export function colorChoices(guests: ReadonlyMap<number, BoardGuest>): readonly string[] {
  const columns = columnsOf(guests.values()).map(colorOfColumn);
  return [byHousehold, ...columns].filter((by) => {
    const groups = colorGroups(guests.values(), by);
    return groups.some(({ count }) => count > 1) && (by === byHousehold || groups.length <= hueCount);
  });
}

export function coloringOf(by: string, values: readonly string[]): Coloring {
  return { by, hues: new Map(values.map((value, index) => [keyOf(value), index % hueCount])) };
}

/** The color of a guest's row, and the text for it where the name does not have it; no hue outside of all groups. */
export function guestColor({ by, hues }: Coloring, guest: BoardGuest): { hue: number | "none"; text: string } {
  const value = valueIn(guest, by);
  return { hue: hues.get(keyOf(value)) ?? "none", text: by === byHousehold ? householdNote(guest) : value.trim() };
}

/** Most households are called after a name that everybody in it has. */
export function householdNote({ name, household }: BoardGuest): string {
  return name.toLowerCase().includes(household.toLowerCase()) ? "" : household;
}
