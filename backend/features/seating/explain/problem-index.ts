import { tableShares } from "../solve/plan-value.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { RoomFacts } from "./explanation.ts";

/** Rules and wishes of each guest, as indices in the problem's lists. */
export interface ProblemIndex {
  readonly problem: SeatingProblem;
  readonly pairsOf: readonly (readonly number[])[];
  readonly groupsOf: readonly (readonly number[])[];
  /** The mixes of each guest, and the guest's kind in each. */
  readonly mixesOf: readonly (readonly { readonly mix: number; readonly kind: number }[])[];
  readonly placesOf: readonly (readonly number[])[];
  readonly togetherOf: readonly (readonly number[])[];
  readonly apartOf: readonly (readonly number[])[];
  /** Everyone who must be at the guest's table, with the guest. */
  readonly unitOf: readonly (readonly number[])[];
  /** Seats taken at each table if all were filled alike. */
  readonly shares: readonly number[];
}

/** Indexes the rules and wishes by guest. */
export function indexProblem(problem: SeatingProblem): ProblemIndex {
  const count = problem.guests.length;
  const mixesOf = problem.guests.map((): { mix: number; kind: number }[] => []);
  for (const [mix, { kinds }] of problem.mixes.entries())
    for (const [kind, guests] of kinds.entries()) for (const guest of guests) mixesOf[guest]?.push({ mix, kind });
  return {
    problem,
    pairsOf: listedBy(problem.pairs, ({ guests }) => guests, count),
    groupsOf: listedBy(problem.groups, ({ guests }) => guests, count),
    mixesOf,
    placesOf: listedBy(problem.places, ({ guest }) => [guest], count),
    togetherOf: listedBy(problem.together, (guests) => guests, count),
    apartOf: listedBy(problem.apart, (guests) => guests, count),
    unitOf: unitsOf(problem.together, count),
    shares: tableShares(problem),
  };
}

function listedBy<Entry>(
  entries: readonly Entry[],
  guestsOf: (entry: Entry) => readonly number[],
  count: number,
): number[][] {
  const lists = Array.from({ length: count }, (): number[] => []);
  for (const [index, entry] of entries.entries()) for (const guest of guestsOf(entry)) lists[guest]?.push(index);
  return lists;
}

/** For each guest, everyone bound to the same table by sets, which are merged if they share a guest. */
export function unitsOf(sets: readonly (readonly number[])[], count: number): (readonly number[])[] {
  const unitOf = Array.from({ length: count }, (_, guest): number[] => [guest]);
  for (const [first, ...others] of sets) {
    if (first === undefined) continue;
    for (const other of others) {
      const kept = unitOf[first];
      const added = unitOf[other];
      if (kept === undefined || added === undefined || kept === added) continue;
      kept.push(...added);
      for (const guest of added) unitOf[guest] = kept;
    }
  }
  return unitOf;
}

/** Who sits where, with the problem. */
export interface Seating {
  readonly index: ProblemIndex;
  readonly guestsAt: readonly (readonly number[])[];
  readonly room: RoomFacts;
}

/** Whether a table is allowed for all of some guests. */
export function mayAllSit(problem: SeatingProblem, guests: readonly number[], table: number): boolean {
  return guests.every((guest) => problem.guests[guest]?.tables?.includes(table) ?? true);
}
