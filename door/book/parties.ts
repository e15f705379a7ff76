import { append } from "../../common/lib/append.ts";
import type { ListedGuest } from "../parts.ts";

/** A plus-one's plus-one's plus-one is as far as anybody looks. */
const maxSteps = 3;

/** Who came together: households, and guests with their plus-ones. */
export class Parties {
  readonly #byId: ReadonlyMap<number, ListedGuest>;
  readonly #parties = new Map<string, ListedGuest[]>();

  constructor(guests: readonly ListedGuest[]) {
    this.#byId = new Map(guests.map((guest) => [guest.id, guest]));
    for (const guest of guests) append(this.#parties, this.#keyOf(guest), guest);
  }

  /** Everybody of a guest's party, in the list's order. */
  of(guest: ListedGuest): readonly ListedGuest[] {
    return this.#parties.get(this.#keyOf(guest)) ?? [guest];
  }

  #keyOf(guest: ListedGuest): string {
    let whose = guest;
    for (let step = 0; step < maxSteps && whose.household === ""; step += 1) {
      const host = whose.guestOfId === null ? undefined : this.#byId.get(whose.guestOfId);
      if (!host) break;
      whose = host;
    }
    return whose.household === "" ? `guest ${whose.id}` : `household ${whose.household.toLowerCase()}`;
  }
}
