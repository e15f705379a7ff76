import { buildGuestIndex, type GuestIndex, type IndexedGuest } from "../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../common/guest-search/matching/find-guests.ts";
import { maxSearchLength, maxSearchMatches, minSearchLength } from "../../common/limits.ts";
import type { DoorPerson, DoorSearch, PersonKey } from "./state.ts";

type People = ReadonlyMap<PersonKey, DoorPerson>;

/** Whether there is something to search for, by the server's rules. */
export function isSearch(typed: string): boolean {
  const { length } = [...typed.trim()];
  return length >= minSearchLength && length <= maxSearchLength;
}

/** The guests' search over the people whom a device knows. */
export class PeopleSearch {
  readonly #pause: () => Promise<void>;
  #people: People = new Map();
  #names = "";
  #index: Promise<GuestIndex> | undefined;

  /** `pause` lets other work through while thousands of names are indexed. */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /** What a text finds among these people. */
  async find(people: People, typed: string): Promise<Omit<DoorSearch, "isPartial">> {
    const known = [...people.values()];
    const { guests, isCertain, suggestions } = findGuests(await this.#indexOf(people), typed, maxSearchMatches);
    const found = guests.flatMap(({ id }) => known[id] ?? []);
    return { typed, people: found, isCertain, suggestions: suggestions.map(({ name }) => name) };
  }

  /** Indexed again when a name has changed. Where somebody sits changes often, and nobody is found by it. */
  #indexOf(people: People): Promise<GuestIndex> {
    if (this.#index && this.#people === people) return this.#index;
    const named = Array.from(people.values(), ({ name, otherNames }, id) => ({ id, name, otherNames }));
    const names = JSON.stringify(named);
    const index = this.#names === names ? this.#index : undefined;
    this.#people = people;
    this.#names = names;
    this.#index = index ?? buildGuestIndex(named.map(toIndexed), this.#pause);
    return this.#index;
  }
}

function toIndexed({ otherNames, ...named }: { id: number; name: string; otherNames: string }): IndexedGuest {
  return { ...named, tableNumber: "", info: "", ...(otherNames === "" ? {} : { otherNames }) };
}
