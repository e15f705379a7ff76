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

interface Indexed {
  people: People;
  /** By their ids in the index. */
  keys: readonly PersonKey[];
  names: readonly IndexedGuest[];
  index: Promise<GuestIndex>;
}

/** The guests' search over the people whom a device knows. */
export class PeopleSearch {
  readonly #pause: () => Promise<void>;
  #indexed: Indexed | undefined;

  /** `pause` lets other work through while thousands of names are indexed. */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /** What a text finds among these people. */
  async find(people: People, typed: string): Promise<Omit<DoorSearch, "isPartial">> {
    const { keys, index } = this.#follow(people);
    const { guests, isCertain, suggestions } = findGuests(await index, typed, maxSearchMatches);
    const found = guests.flatMap(({ id }) => people.get(keys[id] ?? "") ?? []);
    return { typed, people: found, isCertain, suggestions: suggestions.map(({ name }) => name) };
  }

  /** Names are indexed again when one has changed. Where somebody sits changes often, and nobody is found by it. */
  #follow(people: People): Indexed {
    const before = this.#indexed;
    if (before?.people === people) return before;
    const names = Array.from(people.values(), ({ name, otherNames }, id) => ({
      ...{ id, name, tableNumber: "", info: "" },
      ...(otherNames === "" ? {} : { otherNames }),
    }));
    const isSame =
      before?.names.length === names.length && names.every((one, place) => isAlike(one, before.names[place]));
    const keys = [...people.keys()];
    this.#indexed = isSame
      ? { ...before, people, keys }
      : { people, keys, names, index: buildGuestIndex(names, this.#pause) };
    return this.#indexed;
  }

  /** Forgets names of people who are gone, at once and not with the next search. */
  follow(people: People): void {
    if (this.#indexed && this.#indexed.people.size > people.size) this.#indexed = undefined;
  }
}

const isAlike = (one: IndexedGuest, other: IndexedGuest | undefined) =>
  one.name === other?.name && one.otherNames === other.otherNames;
