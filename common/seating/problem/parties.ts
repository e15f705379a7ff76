import type { GroupWish, ProblemGuest } from "../search/seating-problem.ts";
import type { PlanGuest } from "./plan-rows.ts";
import { householdPair } from "./wished.ts";

/** Who says that guests are together. */
export type Source =
  /** In its spelling. */
  { readonly kind: "household"; readonly name: string } | { readonly kind: "plusOne" | "wish" };

/** Guests who belong together, as indices. */
export interface Party {
  readonly guests: readonly number[];
  readonly source: Source;
}

/** What households may not break. */
export interface PartyRules {
  readonly guests: readonly ProblemGuest[];
  readonly together: readonly (readonly number[])[];
  readonly apart: readonly (readonly [number, number])[];
}

/** Households and plus-ones: who must be together, and who only should. */
export interface Parties {
  readonly together: readonly Party[];
  readonly groups: readonly GroupWish[];
}

/** Households by first guest, then hosts with plus-ones, as guest indices. */
export function findParties(guests: readonly PlanGuest[]): Party[] {
  const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
  const households = new Map<string, number[]>();
  const plusOnes = new Map<number, number[]>();
  for (const [place, { household, guestOfId }] of guests.entries()) {
    if (household !== "") add(households, household.toLowerCase(), place);
    const host = guestOfId === null ? undefined : placeOf.get(guestOfId);
    if (host !== undefined && host !== place) add(plusOnes, host, place);
  }
  const nameOf = (place = 0) => guests[place]?.household ?? "";
  return [
    ...[...households.values()]
      .filter(({ length }) => length > 1)
      .map((members) => ({ guests: members, source: { kind: "household", name: nameOf(members[0]) } as const })),
    ...[...plusOnes].map(([host, others]) => ({ guests: [host, ...others], source: { kind: "plusOne" } as const })),
  ];
}

/** Parties as they are where children have tables of their own: the adults of each, and its children. */
export function withoutChildren(parties: readonly Party[], guests: readonly PlanGuest[]): Party[] {
  return parties.flatMap((party) =>
    [false, true]
      .map((isChild) => ({ ...party, guests: party.guests.filter((guest) => guests[guest]?.isChild === isChild) }))
      .filter(({ guests: { length } }) => length > 1),
  );
}

function add<Key>(parties: Map<Key, number[]>, key: Key, place: number): void {
  const party = parties.get(key);
  if (party) party.push(place);
  else parties.set(key, [place]);
}

/** Parties that need not be together: each pair should. */
export function wishedParties(parties: readonly Party[]): Parties {
  return {
    together: [],
    groups: parties.map(({ guests }) => ({ guests, weight: householdPair })),
  };
}

/**
 * Parties are strict one by one, unless their guests' locks, needs or wishes keep them apart: what is said of guests goes
 * before what holds for parties. One that is too large for every table stays strict, so that this is named.
 */
export function strictParties(parties: readonly Party[], rules: PartyRules): Parties {
  const sets = new Sets(rules);
  for (const set of rules.together) sets.join(set);
  const together: Party[] = [];
  const others: Party[] = [];
  for (const party of parties) {
    if (sets.mayJoin(party.guests)) {
      sets.join(party.guests);
      together.push(party);
    } else others.push(party);
  }
  return { together, groups: wishedParties(others).groups };
}

class Sets {
  readonly #rules: PartyRules;
  readonly #apartFrom = new Map<number, Set<number>>();
  /** Guests of one set share the object. */
  readonly #setOf: Set<number>[];

  constructor(rules: PartyRules) {
    this.#rules = rules;
    this.#setOf = rules.guests.map((_, guest) => new Set([guest]));
    for (const [one, other] of rules.apart) {
      this.#noteApart(one, other);
      this.#noteApart(other, one);
    }
  }

  #noteApart(one: number, other: number): void {
    this.#apartFrom.set(one, (this.#apartFrom.get(one) ?? new Set()).add(other));
  }

  join(guests: readonly number[]): void {
    const all = this.#union(guests);
    for (const guest of all) this.#setOf[guest] = all;
  }

  #union(guests: readonly number[]): Set<number> {
    const sets = new Set(guests.map((guest) => this.#setOf[guest] ?? new Set([guest])));
    // Sets grow by their smaller parts, so joining many is fast.
    const [largest = new Set<number>(), ...rest] = [...sets].sort((one, other) => other.size - one.size);
    const all = new Set(largest);
    for (const set of rest) for (const guest of set) all.add(guest);
    return all;
  }

  mayJoin(guests: readonly number[]): boolean {
    const all = this.#union(guests);
    return this.#hasTable(all) && !this.#isAnyApart(all);
  }

  #hasTable(set: ReadonlySet<number>): boolean {
    const { guests } = this.#rules;
    const lists = [...new Set([...set].flatMap((guest) => (guests[guest]?.tables ? [guests[guest].tables] : [])))];
    const [first] = lists;
    return first === undefined || first.some((table) => lists.every((list) => list.includes(table)));
  }

  #isAnyApart(set: ReadonlySet<number>): boolean {
    return [...set].some((guest) => [...(this.#apartFrom.get(guest) ?? [])].some((other) => set.has(other)));
  }
}
