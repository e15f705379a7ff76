import type { GuestIndex } from "../index/guest-index.ts";
import { isClear, rankOrSuggest } from "./find-guests.ts";
import type { RankedGuest } from "./ranking.ts";

/** Guests whom a name finds. */
export interface NamedGuests {
  /** Best first; if nobody matches, those with close names. If certain, only the one who is meant. */
  guestIds: number[];
  isCertain: boolean;
}

/** The guests' search for many names of one list, leaving out one guest. */
export class NameFinder {
  readonly #index: GuestIndex;
  readonly #most: number;
  readonly #known = new Map<string, ReturnType<typeof rankOrSuggest>>();

  constructor(index: GuestIndex, most: number) {
    this.#index = index;
    this.#most = most;
  }

  find(name: string, except: number): NamedGuests {
    const found = this.#known.get(name) ?? rankOrSuggest(this.#index, name, this.#limit);
    this.#known.set(name, found);
    return found.ranked.length > 0 ? this.#answer(found.ranked, except) : this.#suggest(found.suggested, except);
  }

  /** One more for who is left out, and one who could be meant as well. */
  get #limit(): number {
    return this.#most + 2;
  }

  #answer(found: readonly RankedGuest[], except: number): NamedGuests {
    const ranked = found.filter(({ guest }) => this.#idAt(guest) !== except);
    const isCertain = isClear(ranked);
    const guestIds = ranked.map(({ guest }) => this.#idAt(guest));
    return { guestIds: guestIds.slice(0, isCertain ? 1 : this.#most), isCertain };
  }

  #suggest(places: readonly number[], except: number): NamedGuests {
    const guestIds = places.map((place) => this.#idAt(place)).filter((id) => id !== except);
    return { guestIds: guestIds.slice(0, this.#most), isCertain: false };
  }

  #idAt(place: number): number {
    return this.#index.guests[place]?.id ?? 0;
  }
}
