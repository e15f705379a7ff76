import type { ProblemIndex } from "./problem-index.ts";

/** The value of one table's wishes; all tables add up to the plan's value. */
export function tableValue(index: ProblemIndex, table: number, guests: readonly number[]): number {
  const here = new Set(guests);
  const ofGuests = guests.reduce((sum, guest) => sum + ofGuest(index, table, guest, here), 0);
  return (
    ofGuests +
    groupsValue(index, guests) +
    mixesValue(index, guests) +
    companyValue(index, here) +
    balanceValue(index, table, guests)
  );
}

function ofGuest({ problem, pairsOf, placesOf }: ProblemIndex, table: number, guest: number, here: Set<number>) {
  let value = 0;
  for (const at of pairsOf[guest] ?? []) {
    const pair = problem.pairs[at];
    if (pair?.guests[0] === guest && here.has(pair.guests[1])) value += pair.weight;
  }
  for (const at of placesOf[guest] ?? []) value += problem.places[at]?.weights[table] ?? 0;
  const current = problem.guests[guest]?.current ?? null;
  return current === null || current === table ? value : value - problem.keep;
}

function groupsValue({ problem, groupsOf }: ProblemIndex, guests: readonly number[]): number {
  const counts = new Map<number, number>();
  let value = 0;
  for (const guest of guests)
    for (const group of groupsOf[guest] ?? []) {
      const before = counts.get(group) ?? 0;
      value += before * (problem.groups[group]?.weight ?? 0);
      counts.set(group, before + 1);
    }
  return value;
}

function mixesValue({ problem, mixesOf }: ProblemIndex, guests: readonly number[]): number {
  const counts = new Map<number, Map<number, number>>();
  for (const guest of guests)
    for (const { mix, kind } of mixesOf[guest] ?? []) {
      const kinds = counts.get(mix) ?? new Map<number, number>();
      counts.set(mix, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    }
  let value = 0;
  for (const [mix, kinds] of counts) value -= (problem.mixes[mix]?.weight ?? 0) * notAlternating([...kinds.values()]);
  return value;
}

function notAlternating(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(0, 2 * Math.max(0, ...counts) - all);
}

/** What the wish for company adds at one table. */
export function companyValue({ problem: { company } }: ProblemIndex, here: ReadonlySet<number>): number {
  if (company === null) return 0;
  let alone = 0;
  for (const guest of here) {
    const known = company.knows[guest] ?? [];
    if (known.length > 0 && !known.some((other) => here.has(other))) alone++;
  }
  return alone === 0 ? 0 : -alone * company.weight;
}

/** What the wish for even tables adds at one table. */
export function balanceValue({ problem, shares }: ProblemIndex, table: number, guests: readonly number[]): number {
  if (problem.balance === 0) return 0;
  return -problem.balance * (seatsTaken(problem.guests, guests) - (shares[table] ?? 0)) ** 2;
}

/** What one mix adds at one table. */
export function mixValue(index: ProblemIndex, mix: number, guests: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const guest of guests)
    for (const found of index.mixesOf[guest] ?? [])
      if (found.mix === mix) counts.set(found.kind, (counts.get(found.kind) ?? 0) + 1);
  const price = (index.problem.mixes[mix]?.weight ?? 0) * notAlternating([...counts.values()]);
  return price === 0 ? 0 : -price;
}

/** Seats that guests take. */
export function seatsTaken(all: readonly { readonly size: number }[], guests: Iterable<number>): number {
  let seats = 0;
  for (const guest of guests) seats += all[guest]?.size ?? 0;
  return seats;
}
