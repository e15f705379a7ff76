import { buildGuestIndex, type GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../../common/guest-search/matching/find-guests.ts";
import { maxSearchLength, maxSearchMatches, minSearchLength } from "../../../common/limits.ts";
import type { DoorPerson } from "./state.ts";

export interface DoorSearch {
  typed: string;
  /** Best first, as the server finds them. Nobody for fewer letters than a search needs. */
  people: readonly DoorPerson[];
  /** Whether the first one is clearly meant. */
  isCertain: boolean;
  /** Close names, if nobody is found. */
  suggestions: readonly string[];
  /** Whether the server would have to be asked and cannot be reached: then these are only those known here. */
  isPartial: boolean;
}

/** Whether there is something to search for, by the server's rules. */
export function isSearch(typed: string): boolean {
  const { length } = [...typed.trim()];
  return length >= minSearchLength && length <= maxSearchLength;
}

/** The guests' search over the people whom a device knows. `pause` lets other work through while thousands of names are indexed. */
export function peopleSearch(pause: () => Promise<void>) {
  let names = "";
  let index: Promise<GuestIndex> | undefined;

  return async (people: readonly DoorPerson[], typed: string, isPartial: boolean): Promise<DoorSearch> => {
    const named = people.map(({ name, otherNames }, id) => ({ id, name, otherNames, tableNumber: "", info: "" }));
    // Where somebody sits changes often, and nobody is found by it.
    const newNames = JSON.stringify(named);
    if (!index || names !== newNames) index = buildGuestIndex(named, pause);
    names = newNames;
    const { guests, isCertain, suggestions } = findGuests(await index, typed, maxSearchMatches);
    const found = guests.flatMap(({ id }) => people[id] ?? []);
    return { typed, people: found, isCertain, suggestions: suggestions.map(({ name }) => name), isPartial };
  };
}
