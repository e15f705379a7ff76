import { buildGuestIndex, type GuestIndex, type IndexedGuest } from "../../common/guest-search/index/guest-index.ts";
import { patchGuestIndex } from "../../common/guest-search/index/patch-guest-index.ts";
import { findGuests } from "../../common/guest-search/matching/find-guests.ts";
import { maxSearchLength, maxSearchMatches, minSearchLength } from "../../common/limits.ts";
import type { DoorPerson, DoorSearch, PersonKey } from "./door-state.ts";

type People = ReadonlyMap<PersonKey, DoorPerson>;

/** Whether there is something to search for, by the server's rules. */
export function isSearch(typed: string): boolean {
  const { length } = [...typed.trim()];
  return length >= minSearchLength && length <= maxSearchLength;
}

/** The guests' search over the people whom a device knows. Follows them by patches; indexes them when it is asked for the first time. */
export class PeopleSearch {
  readonly #pause: () => Promise<void>;
  #index: GuestIndex | undefined;
  /** The people of the index, by their ids in it. */
  #keys = new Map<number, PersonKey>();
  #indexed: People = new Map();
  #building: Promise<void> | undefined;
  /** Walk-ins without an id of the list get negative ones. */
  readonly #walkInIds = new Map<PersonKey, number>();

  /** `pause` lets other work through while thousands of names are indexed. */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /** What a text finds among these people. */
  async find(people: People, typed: string): Promise<Omit<DoorSearch, "isPartial">> {
    if (!isSearch(typed)) return { typed, people: [], isCertain: false, suggestions: [] };
    const index = await this.#indexOf(people);
    const { guests, isCertain, suggestions } = findGuests(index, typed, maxSearchMatches);
    const found = guests.flatMap(({ id }) => people.get(this.#keys.get(id) ?? "") ?? []);
    return { typed, people: found, isCertain, suggestions: suggestions.map(({ name }) => name) };
  }

  /** Forgets people who are gone, at once and not with the next search. */
  follow(people: People): void {
    if (!this.#index || this.#indexed === people || [...this.#keys.values()].every((key) => people.has(key))) return;
    this.#index = this.#patch(this.#index, people);
  }

  async #indexOf(people: People): Promise<GuestIndex> {
    // Another search may have begun to index them.
    await this.#building;
    if (this.#index && this.#indexed === people) return this.#index;
    const patched = this.#index && this.#patch(this.#index, people);
    if (patched) return patched;
    this.#building = this.#build(people).finally(() => {
      this.#building = undefined;
    });
    await this.#building;
    return this.#indexOf(people);
  }

  async #build(people: People): Promise<void> {
    const guests = Array.from(people.values(), (person) => this.#toIndexed(person));
    const index = await buildGuestIndex(guests, this.#pause);
    this.#adopt(index, people, guests);
  }

  /** Undefined if those who stayed are in another order, which decides between equal matches. */
  #patch(index: GuestIndex, people: People): GuestIndex | undefined {
    const changes = new Map<number, IndexedGuest | undefined>();
    const guests = Array.from(people.values(), (person) => this.#toIndexed(person));
    const ids = new Set(guests.map(({ id }) => id));
    const before = new Map(index.guests.map((guest) => [guest.id, guest]));
    for (const { id } of index.guests) if (!ids.has(id)) changes.set(id, undefined);
    let place = 0;
    const stayed = index.guests.filter(({ id }) => ids.has(id));
    for (const guest of guests) {
      const known = before.get(guest.id);
      if (known ? stayed[place]?.id !== guest.id : place < stayed.length) return undefined;
      if (known) place += 1;
      if (known?.name !== guest.name || known.otherNames !== guest.otherNames) changes.set(guest.id, guest);
    }
    const patched = patchGuestIndex(index, changes);
    this.#adopt(patched, people, guests);
    return patched;
  }

  #adopt(index: GuestIndex, people: People, guests: readonly IndexedGuest[]): void {
    this.#index = index;
    this.#indexed = people;
    this.#keys = new Map([...people.keys()].map((key, place) => [guests[place]?.id ?? 0, key]));
  }

  /** Names alone: where somebody sits changes often, and nobody is found by it. */
  #toIndexed({ key, guestId, name, otherNames }: DoorPerson): IndexedGuest {
    const guest = { id: guestId ?? this.#walkInId(key), name, tableNumber: "", info: "" };
    return otherNames === "" ? guest : { ...guest, otherNames };
  }

  #walkInId(key: PersonKey): number {
    const id = this.#walkInIds.get(key) ?? -1 - this.#walkInIds.size;
    this.#walkInIds.set(key, id);
    return id;
  }
}
