import { termsOf } from "../../wishes/terms.ts";
import { priorityWeights } from "../../wishes/wish.ts";
import { findParties } from "../problem/parties.ts";
import type { PlanGuest, PlanRows } from "../problem/plan-rows.ts";
import { pairWeight } from "../problem/wished.ts";
import type { ChairProblem } from "./local-chairs.ts";

/** What pairs of guests are worth on chairs, and who accompanies whom. */
export type PairWishes = Pick<ChairProblem, "beside" | "across" | "accompanies">;

/** What the guests, households and wishes of an event mean for two guests of a table. */
export class ChairWishes {
  readonly #guests: readonly PlanGuest[];
  /** By guest: the numbers of their parties. */
  readonly #partiesOf: readonly (readonly number[])[];
  /** How many adults each party has, wherever they sit. */
  readonly #adultsIn: readonly number[];
  /** Guests who should sit together, or rather not, and what a pair of them is worth. */
  readonly #sets: readonly { guests: readonly number[]; weight: number }[];

  constructor({ guests, tables, fixtures, wishes }: PlanRows) {
    const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
    const partiesOf: number[][] = guests.map(() => []);
    const parties = findParties(guests).map((party) => party.guests);
    for (const [party, members] of parties.entries()) for (const guest of members) partiesOf[guest]?.push(party);
    this.#guests = guests;
    this.#partiesOf = partiesOf;
    this.#adultsIn = parties.map((members) => members.filter((guest) => !guests[guest]?.isChild).length);
    const terms = termsOf(wishes, { coming: guests, tables, fixtures });
    this.#sets = wishes.flatMap((wish, at) => {
      const term = terms[at];
      // Who must be apart shares no table, and those who are spread over tables may sit side by side.
      if (term?.kind !== "together" && wish.kind !== "DISLIKE") return [];
      const sets = term && "sets" in term ? term.sets : [];
      const weight = wish.kind === "DISLIKE" ? -pairWeight(wish) : pairWeight(wish);
      return sets.map(({ ids }) => ({ guests: ids.flatMap((id) => placeOf.get(id) ?? []), weight }));
    });
  }

  /** @param members of one table, as places in the list of guests */
  of(members: readonly number[]): PairWishes {
    const size = members.length;
    const table = { size, placeOf: new Map(members.map((guest, place) => [guest, place])) };
    const liked = this.#liked(members, table);
    this.#forEachPair(members, (one, other, pair) => {
      liked[pair] = (liked[pair] ?? 0) + this.#partyWeight(one, other);
    });
    const across = liked.map((weight) => weight * acrossShare);
    return { beside: liked, across, accompanies: this.#company(members, liked) };
  }

  /** Whether an adult of the guest's party is among these. */
  hasAdult(guest: number, members: readonly number[]): boolean {
    return members.some((other) => other !== guest && !this.#isChild(other) && this.#shareParty(guest, other));
  }

  #forEachPair(members: readonly number[], visit: (one: number, other: number, pair: number) => void): void {
    for (const [place, one] of members.entries()) {
      for (const [otherPlace, other] of members.entries()) {
        if (place !== otherPlace) visit(one, other, place * members.length + otherPlace);
      }
    }
  }

  #liked(members: readonly number[], { size, placeOf }: { size: number; placeOf: ReadonlyMap<number, number> }) {
    const liked = new Float64Array(size * size);
    if (members.length < 2) return liked;
    for (const { guests, weight } of this.#sets) {
      const here = guests.flatMap((guest) => placeOf.get(guest) ?? []);
      for (const one of here) {
        for (const other of here)
          if (one !== other) liked[one * size + other] = (liked[one * size + other] ?? 0) + weight;
      }
    }
    return liked;
  }

  #isChild(guest: number): boolean {
    return this.#guests[guest]?.isChild === true;
  }

  #shareParty(one: number, other: number): boolean {
    const parties = this.#partiesOf[other] ?? [];
    return (this.#partiesOf[one] ?? []).some((party) => parties.includes(party));
  }

  #partyWeight(one: number, other: number): number {
    const parties = this.#partiesOf[other] ?? [];
    const shared = (this.#partiesOf[one] ?? []).filter((party) => parties.includes(party));
    if (shared.length === 0) return 0;
    if (this.#isChild(one) || this.#isChild(other)) return childPairWeight;
    return shared.some((party) => this.#adultsIn[party] === 2) ? coupleWeight : partyWeight;
  }

  /** Children are accompanied by the adults of their party, or if none is here, as adults are: by whom they like. */
  #company(members: readonly number[], liked: Float64Array): Uint8Array {
    const accompanies = new Uint8Array(members.length ** 2);
    this.#forEachPair(members, (one, other, pair) => {
      const needsAdult = this.#isChild(one) && this.hasAdult(one, members);
      const isCompany = needsAdult ? !this.#isChild(other) && this.#shareParty(one, other) : (liked[pair] ?? 0) > 0;
      accompanies[pair] = isCompany ? 1 : 0;
    });
    return accompanies;
  }
}

/** The only two adults of a household, or a guest and their only plus-one, side by side: as a very important wish. */
const coupleWeight = priorityWeights.HIGH;

/** Two other adults of a household or party. */
const partyWeight = priorityWeights.MEDIUM;

/** A pair of a party with a child: only a little, as a child's company has a price of its own. */
const childPairWeight = priorityWeights.LOW;

/** The price of a child with no adult of their party beside them, although one is at the table. */
export const childAlonePrice = priorityWeights.HIGH;

/** The price of a guest at an end with nobody beside them whom they belong to. */
export const endAlonePrice = priorityWeights.MEDIUM;

/** What facing somebody is worth of sitting next to them. */
const acrossShare = 1 / 4;

/** What a guest's chair of today is worth if a plan should rather keep it. */
export const keptChairWeight = priorityWeights.MEDIUM;
