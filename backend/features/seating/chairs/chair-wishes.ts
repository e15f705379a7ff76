import { guestsByValue } from "../../../../common/wishes/column-values.ts";
import { findParties } from "../problem/parties.ts";
import type { PlanGuest, PlanRows, PlanWish } from "../problem/plan-rows.ts";
import { weightOf } from "../problem/weights.ts";
import type { ChairProblem } from "./chair-problem.ts";
import { acrossShare, childPairWeight, columnShare, coupleWeight, partyWeight } from "./chair-weights.ts";

/** What pairs of guests are worth on chairs, and who accompanies whom. */
export type PairWishes = Pick<ChairProblem, "beside" | "across" | "accompanies">;

/** What the guests, households and wishes of an event mean for two guests of a table. */
export class ChairWishes {
  readonly #guests: readonly PlanGuest[];
  /** By guest: the numbers of their parties. */
  readonly #partiesOf: readonly (readonly number[])[];
  /** How many adults each party has, wherever they sit. */
  readonly #adultsIn: readonly number[];
  readonly #wishes: readonly { wish: PlanWish; guests: readonly number[] }[];
  /** By wish about a column: each guest's value. */
  readonly #columns: readonly { wish: PlanWish; values: ReadonlyMap<number, number> }[];

  constructor({ guests, wishes }: PlanRows) {
    const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
    const partiesOf: number[][] = guests.map(() => []);
    const parties = findParties(guests).map((party) => party.guests);
    for (const [party, members] of parties.entries()) for (const guest of members) partiesOf[guest]?.push(party);
    this.#guests = guests;
    this.#partiesOf = partiesOf;
    this.#adultsIn = parties.map((members) => members.filter((guest) => !guests[guest]?.isChild).length);
    this.#wishes = wishes
      .filter(({ kind }) => pairKinds.includes(kind))
      .map((wish) => ({ wish, guests: wish.guestIds.flatMap((id) => placeOf.get(id) ?? []) }));
    this.#columns = wishes
      .filter(({ kind }) => kind === "column_together")
      .map((wish) => ({ wish, values: valuesOf(guests, wish.column) }));
  }

  /** @param members of one table, as places in the list of guests */
  of(members: readonly number[]): PairWishes {
    const size = members.length;
    const table = { size, placeOf: new Map(members.map((guest, place) => [guest, place])) };
    const liked = this.#liked(members, table);
    this.#forEachPair(members, (one, other, pair) => {
      liked[pair] = (liked[pair] ?? 0) + this.#partyWeight(one, other) + this.#sameValueWeight(one, other);
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
    for (const { wish, guests } of this.#wishes) {
      const here = guests.flatMap((guest) => placeOf.get(guest) ?? []);
      const weight = wishWeight(wish);
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

  #sameValueWeight(one: number, other: number): number {
    return this.#columns
      .filter(({ values }) => values.has(one) && values.get(one) === values.get(other))
      .reduce((sum, { wish }) => sum + weightOf[wish.priority] * columnShare, 0);
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

const pairKinds: readonly PlanWish["kind"][] = ["together", "like", "dislike"];

function wishWeight({ kind, priority }: PlanWish): number {
  return kind === "dislike" ? -weightOf[priority] : weightOf[priority];
}

function valuesOf(guests: readonly PlanGuest[], column: string): Map<number, number> {
  const numbered = guests.map(({ additionalInfo }, place) => ({ additionalInfo, place }));
  const values = [...guestsByValue(numbered, column).values()];
  return new Map(values.flatMap((group, value) => group.map(({ place }) => [place, value] as const)));
}
