import type { SeatingProblem } from "../solve/seating-problem.ts";
import { bestAlternative } from "./best-alternative.ts";
import type { GuestReasons, RoomFacts, TermRef } from "./explanation.ts";
import { termRef, termsOf } from "./guest-terms.ts";
import { indexProblem, mayAllSit, type ProblemIndex, type Seating } from "./problem-index.ts";

const maxReasons = 3;

/**
 * Why a guest sits at their table, and the best other one. `assignment` has null for no table and may break rules.
 * A reason is left out if it does not hold as a sentence, however much better the table is than others.
 */
export function reasonsFor(
  problem: SeatingProblem,
  assignment: readonly (number | null)[],
  guest: number,
  room: RoomFacts,
): GuestReasons {
  const table = assignment[guest] ?? null;
  if (table === null) return { reasons: [], alternative: null };
  const index = indexProblem(problem);
  const guestsAt = problem.tables.map((): number[] => []);
  for (const [seated, at] of assignment.entries()) if (at !== null) guestsAt[at]?.push(seated);
  const seating = { index, guestsAt, room };
  const { must, mustNot } = rulesOf(index, { here: guestsAt[table] ?? [], table }, guest);
  const wishes = wishesFor(seating, table, guest);
  return {
    reasons: [...must, ...wishes, ...mustNot].slice(0, maxReasons),
    alternative: bestAlternative(seating, table, guest),
  };
}

interface OwnTable {
  readonly here: readonly number[];
  readonly table: number;
}

function rulesOf({ problem, togetherOf, apartOf }: ProblemIndex, { here, table }: OwnTable, guest: number) {
  const rule = { about: null, alike: 0, isAgainst: false, amount: Number.POSITIVE_INFINITY };
  const ref = (kind: "together" | "apart" | "allowed", index: number, guests: readonly number[]): TermRef => {
    return { ...rule, kind, index, guests: guests.slice(0, 5), count: guests.length };
  };
  const tables = problem.guests[guest]?.tables ?? null;
  const allowed = !tables?.includes(table) ? [] : [ref("allowed", guest, [])];
  const together = (togetherOf[guest] ?? []).flatMap((index) => {
    const others = problem.together[index]?.filter((other) => other !== guest && here.includes(other)) ?? [];
    return others.length === 0 ? [] : [ref("together", index, others)];
  });
  const apartFrom = (apartOf[guest] ?? []).flatMap((index) => problem.apart[index] ?? []);
  const elsewhere = [...new Set(apartFrom)].filter((other) => other !== guest && !here.includes(other));
  const apart = elsewhere.length === 0 ? [] : [ref("apart", apartOf[guest]?.[0] ?? 0, elsewhere)];
  const isBound = tables?.length === 1;
  return {
    must: [...(isBound ? allowed : []), ...together.slice(0, 1)],
    mustNot: [...(isBound ? [] : allowed), ...together.slice(1), ...apart],
  };
}

function wishesFor({ index, guestsAt, room }: Seating, table: number, guest: number): TermRef[] {
  const unit = (index.unitOf[guest] ?? []).filter((member) => guestsAt[table]?.includes(member));
  const othersAt = guestsAt.map((guests) => guests.filter((other) => !unit.includes(other)));
  const others = othersAt[table] ?? [];
  const elsewhere = index.problem.tables.flatMap((_, other) =>
    other !== table && mayAllSit(index.problem, unit, other) ? [other] : [],
  );
  if (elsewhere.length === 0) return [];
  const facts = { table, others, all: guestsAt[table] ?? [], room };
  const found = termsOf(index, unit, guest).flatMap((term) => {
    const here = term.at(table, others);
    const there = elsewhere.map((other) => term.at(other, othersAt[other] ?? []));
    const average = there.reduce((sum, value) => sum + value, 0) / there.length;
    const claim = here - average > 1e-9 ? term.claim(facts) : null;
    return claim === null ? [] : [termRef(term, claim, here - average)];
  });
  // Even tables explain little. The guest's own wishes precede equal ones of companions.
  return found.sort(
    (a, b) =>
      Number(a.kind === "balance") - Number(b.kind === "balance") ||
      b.amount - a.amount ||
      Number(a.about !== null) - Number(b.about !== null),
  );
}
