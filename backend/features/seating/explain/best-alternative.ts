import { missingSeats } from "../solve/plan-value.ts";
import type { TableAlternative, TermRef } from "./explanation.ts";
import { termRef, termsOf } from "./guest-terms.ts";
import { mayAllSit, type Seating } from "./problem-index.ts";
import { seatsTaken, tableValue } from "./table-value.ts";

const maxLosses = 3;

interface Party {
  readonly guests: readonly number[];
  readonly from: number;
}

interface Way {
  readonly to: number;
  readonly cost: number;
}

/** The table with room where the plan would lose least if a guest moved there with those who must sit with them. */
export function bestAlternative(seating: Seating, table: number, guest: number): TableAlternative | null {
  const party = partyOf(seating, table, guest);
  let best: Way | null = null;
  for (const way of waysFor(seating, party)) if (best === null || way.cost < best.cost - 1e-9) best = way;
  if (best === null) return null;
  const { to, cost } = best;
  return { table: to, cost, losses: lossesOf(seating, party, to, guest) };
}

function partyOf({ index, guestsAt }: Seating, table: number, guest: number): Party {
  const here = new Set(guestsAt[table]);
  return { guests: (index.unitOf[guest] ?? []).filter((member) => here.has(member)), from: table };
}

function* waysFor(seating: Seating, party: Party): Generator<Way> {
  const { index, guestsAt } = seating;
  const valueAt = (table: number) => tableValue(index, table, guestsAt[table] ?? []);
  for (const to of index.problem.tables.keys()) {
    if (to === party.from || !mayAllSit(index.problem, party.guests, to)) continue;
    const after = afterwards(seating, party, to);
    if (after === null) continue;
    const [here, there] = [tableValue(index, party.from, after.here), tableValue(index, to, after.there)];
    yield { to, cost: valueAt(party.from) + valueAt(to) - here - there };
  }
}

function afterwards(seating: Seating, { guests, from }: Party, to: number) {
  const receiving = seating.guestsAt[to] ?? [];
  if (areApart(seating, guests, receiving)) return null;
  const here = (seating.guestsAt[from] ?? []).filter((other) => !guests.includes(other));
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

function lossesOf({ index, guestsAt, room }: Seating, party: Party, to: number, guest: number): TermRef[] {
  const othersHere = (guestsAt[party.from] ?? []).filter((other) => !party.guests.includes(other));
  const othersThere = guestsAt[to] ?? [];
  const losses = termsOf(index, party.guests, guest)
    .map((term) => {
      const amount = term.at(party.from, othersHere) - term.at(to, othersThere);
      // For a wish against guests, those met matter; otherwise those missed.
      const guests = term.matter(term.isAgainst ? othersThere : othersHere);
      return termRef(term, { about: term.about, guests }, amount);
    })
    .filter(({ kind, index: at, amount }) => amount > 1e-9 && (kind !== "place" || room.isKnown(at, to)))
    .sort((a, b) => b.amount - a.amount);
  // Even tables are mentioned if nothing else is lost.
  const others = losses.filter(({ kind }) => kind !== "balance");
  return (others.length > 0 ? others : losses).slice(0, maxLosses);
}
