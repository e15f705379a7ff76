import { missingSeats } from "../solve/plan-value.ts";
import type { TableAlternative, TermRef } from "./explanation.ts";
import { type Term, termRef, termsOf } from "./guest-terms.ts";
import { mayAllSit, type Seating } from "./problem-index.ts";
import { seatsTaken, tableValue } from "./table-value.ts";

const maxLosses = 3;

interface Party {
  readonly guests: readonly number[];
  readonly from: number;
}

interface Way {
  readonly to: number;
  readonly inExchange: readonly number[];
  readonly cost: number;
}

/** The table where the plan would lose least if a guest moved there with those who must sit with them. */
export function bestAlternative(seating: Seating, table: number, guest: number): TableAlternative | null {
  const party = partyOf(seating, table, guest);
  let best: Way | null = null;
  for (const way of waysFor(seating, party)) if (best === null || way.cost < best.cost - 1e-9) best = way;
  if (best === null) return null;
  const { to, inExchange, cost } = best;
  return { table: to, cost, exchangedWith: inExchange[0] ?? null, losses: lossesOf(seating, party, best, guest) };
}

function partyOf({ index, guestsAt }: Seating, table: number, guest: number): Party {
  const here = new Set(guestsAt[table]);
  return { guests: (index.unitOf[guest] ?? []).filter((member) => here.has(member)), from: table };
}

function* waysFor(seating: Seating, party: Party): Generator<Way> {
  const values = seating.guestsAt.map((guests, table) => tableValue(seating.index, table, guests));
  for (const table of seating.index.problem.tables.keys()) {
    if (table === party.from || !mayAllSit(seating.index.problem, party.guests, table)) continue;
    for (const inExchange of [[], ...partiesAt(seating, table)]) {
      const after = afterwards(seating, party, table, inExchange);
      if (after === null) continue;
      const before = (values[party.from] ?? 0) + (values[table] ?? 0);
      const here = tableValue(seating.index, party.from, after.here);
      yield { to: table, inExchange, cost: before - here - tableValue(seating.index, table, after.there) };
    }
  }
}

function partiesAt(seating: Seating, table: number): (readonly number[])[] {
  const guests = seating.guestsAt[table] ?? [];
  const parties = guests.map((guest) => partyOf(seating, table, guest).guests);
  return parties.filter((party, at) => party[0] === guests[at]);
}

function afterwards(seating: Seating, { guests, from }: Party, to: number, inExchange: readonly number[]) {
  const { index, guestsAt } = seating;
  if (!mayAllSit(index.problem, inExchange, from)) return null;
  const staying = (guestsAt[from] ?? []).filter((other) => !guests.includes(other));
  const receiving = (guestsAt[to] ?? []).filter((other) => !inExchange.includes(other));
  if (areApart(seating, guests, receiving) || areApart(seating, inExchange, staying)) return null;
  const here = [...staying, ...inExchange];
  const there = [...receiving, ...guests];
  return hasRoom(seating, from, here) && hasRoom(seating, to, there) ? { here, there } : null;
}

function areApart({ index }: Seating, guests: readonly number[], others: readonly number[]): boolean {
  return guests.some((guest) =>
    (index.apartOf[guest] ?? []).some((at) =>
      index.problem.apart[at]?.some((other) => other !== guest && others.includes(other)),
    ),
  );
}

/** Whether a table's seats suffice and are filled enough, or no worse than today. */
function hasRoom({ index: { problem }, guestsAt }: Seating, table: number, guests: readonly number[]): boolean {
  const rules = problem.tables[table] ?? { capacity: 0, minimum: 0, mayBeEmpty: true };
  const before = seatsTaken(problem.guests, guestsAt[table] ?? []);
  const after = seatsTaken(problem.guests, guests);
  return after <= Math.max(rules.capacity, before) && missingSeats(rules, after) <= missingSeats(rules, before);
}

function lossesOf(seating: Seating, party: Party, { to, inExchange }: Way, guest: number): TermRef[] {
  const { index, guestsAt } = seating;
  const othersHere = (guestsAt[party.from] ?? []).filter((other) => !party.guests.includes(other));
  const othersThere = (guestsAt[to] ?? []).filter((other) => !inExchange.includes(other));
  const loss = (from: number, left: readonly number[], at: number, met: readonly number[]) => (term: Term) => {
    const amount = term.at(from, left) - term.at(at, met);
    // For a wish against guests, those met matter; otherwise those missed.
    return termRef(term, term.matter(term.isAgainst ? met : left), amount);
  };
  const own = termsOf(index, party.guests, guest).map(loss(party.from, othersHere, to, othersThere));
  const theirs = termsOf(index, inExchange, null).map(loss(to, othersThere, party.from, othersHere));
  const losses = [...own, ...theirs].filter(({ amount }) => amount > 1e-9).sort((a, b) => b.amount - a.amount);
  // Even tables are mentioned if nothing else is lost.
  const others = losses.filter(({ kind }) => kind !== "balance");
  return (others.length > 0 ? others : losses).slice(0, maxLosses);
}
