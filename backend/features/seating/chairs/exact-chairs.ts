import { ChairHopes } from "./chair-hopes.ts";
import type { ChairProblem } from "./chair-problem.ts";

/** With more guests, there are too many sets of them. */
export const maxExactGuests = 12;

const nothing = Number.NEGATIVE_INFINITY;

/** Sums in another order differ by less. */
const tolerance = 1e-6;

/**
 * The guest on each chair in the best order of up to {@link maxExactGuests}. Column by column: what follows depends only
 * on who is seated, on the guests of the last column, and on which of them have company.
 * @param known the value of some order: what cannot become better is left out
 */
export function exactChairs(problem: ChairProblem, known = nothing): Int32Array {
  const columns = problem.columns.filter(({ length }) => length > 0);
  const best = new Float64Array(2 ** problem.size * (problem.size + 1) ** 2 * 4).fill(nothing);
  const search = {
    problem,
    best,
    known: known - tolerance,
    twins: earlierTwins(problem),
    hopes: new ChairHopes(problem),
  };
  const steps = columns.map((column, at) => new Step(search, columns[at - 1] ?? [], column));
  const start = stateOf(problem.size, 0, {
    first: problem.size,
    second: problem.size,
    hasFirst: true,
    hasSecond: true,
  });
  best[start] = 0;
  const reached: number[][] = [[start]];
  for (const [at, step] of steps.entries()) reached.push(step.advance(reached[at] ?? []));
  return traced(problem, best, { columns, steps, reached });
}

/** The guests of the last column, `size` for nobody, and whether they have company or need none. */
interface Frontier {
  first: number;
  second: number;
  hasFirst: boolean;
  hasSecond: boolean;
}

function stateOf(size: number, seated: number, { first, second, hasFirst, hasSecond }: Frontier): number {
  const width = size + 1;
  return ((seated * width + first) * width + second) * 4 + (hasFirst ? 2 : 0) + (hasSecond ? 1 : 0);
}

function frontierOf(size: number, state: number): Frontier & { seated: number } {
  const width = size + 1;
  const pair = Math.floor(state / 4);
  return {
    seated: Math.floor(pair / (width * width)),
    first: Math.floor(pair / width) % width,
    second: pair % width,
    hasFirst: (state & 2) !== 0,
    hasSecond: (state & 1) !== 0,
  };
}

interface Search {
  problem: ChairProblem;
  /** By state: the best value of the chairs so far. */
  best: Float64Array;
  known: number;
  twins: readonly number[];
  hopes: ChairHopes;
}

/** From one column of chairs to the next. */
class Step {
  readonly #problem: ChairProblem;
  readonly #search: Search;
  /** How many chairs of the next column are next to the first chair, and the second. */
  readonly #later: readonly [number, number];
  /** Chairs of the column before and of this one; -1 for none. */
  readonly #chairs: readonly [number, number, number, number];
  /** 1 for chairs next to each other: first and first, second and first, first and second, second and second. */
  readonly #links: readonly [number, number, number, number];
  readonly #isPairBeside: number;
  readonly #isPairAcross: number;
  /**
   * Who may sit in this column, and who must sit already: of guests who could exchange chairs, the first in the list
   * sits first.
   */
  readonly #pairs: readonly { first: number; second: number; added: number; needed: number }[];

  constructor(search: Search, before: readonly number[], column: readonly number[]) {
    const { problem, twins } = search;
    const { size, isBeside, isAcross } = problem;
    const [from = -1, otherFrom = -1] = before;
    const [to = -1, otherTo = -1] = column;
    const link = (list: Uint8Array, one: number, other: number) =>
      one < 0 || other < 0 ? 0 : (list[one * size + other] ?? 0);
    this.#problem = problem;
    this.#search = search;
    this.#later = [
      laterNeighbors(problem, to, [from, otherFrom, otherTo]),
      laterNeighbors(problem, otherTo, [from, otherFrom, to]),
    ];
    this.#chairs = [from, otherFrom, to, otherTo];
    this.#links = [
      link(isBeside, from, to),
      link(isBeside, otherFrom, to),
      link(isBeside, from, otherTo),
      link(isBeside, otherFrom, otherTo),
    ];
    this.#isPairBeside = link(isBeside, to, otherTo);
    this.#isPairAcross = link(isAcross, to, otherTo);
    const seconds = candidatesFor(problem, otherTo);
    const twinsOf = (guest: number) => twins[guest] ?? 0;
    this.#pairs = candidatesFor(problem, to)
      .flatMap((first) => seconds.filter((second) => second !== first).map((second) => ({ first, second })))
      .map(({ first, second }) => {
        const needed = twinsOf(first) | (twinsOf(second) & ~(1 << first));
        return { first, second, added: setOf(size, first, second), needed };
      })
      .filter(({ added, needed }) => (added & needed) === 0);
  }

  /** Seats this column after each state. @returns the states reached */
  advance(states: readonly number[]): number[] {
    const { best, known } = this.#search;
    const reached: number[] = [];
    for (const state of states) {
      const value = best[state] ?? nothing;
      const before = frontierOf(this.#problem.size, state);
      for (const { first, second, added, needed } of this.#pairs) {
        if ((before.seated & (added | needed)) !== needed) continue;
        const total = value + this.gainOf(before, first, second);
        if (total + this.#hope(before.seated | added, first, second) < known) continue;
        const next = this.stateAfter(before, first, second);
        if (this.#isFirstValue(next, total)) reached.push(next);
      }
    }
    return reached;
  }

  /** The most that can be added after seating two guests. */
  #hope(seated: number, first: number, second: number): number {
    const { hopes } = this.#search;
    const [ofFirst, ofSecond] = this.#later;
    return hopes.among(seated) + hopes.beside(first, ofFirst, seated) + hopes.beside(second, ofSecond, seated);
  }

  /** Notes a value of a state. */
  #isFirstValue(state: number, value: number): boolean {
    const { best } = this.#search;
    const before = best[state] ?? nothing;
    if (value > before) best[state] = value;
    return before === nothing;
  }

  /** What seating two guests adds. */
  gainOf(before: Frontier, first: number, second: number): number {
    const { size, lonely } = this.#problem;
    const [from, otherFrom] = this.#chairs;
    const [straight, fromSecond, fromFirst, otherStraight] = this.#links;
    let gain = this.#valueOfPairs(before, first, second) + this.#valueOfPlaces(first, second);
    if (!(before.hasFirst || this.#joins(before.first, straight, first, fromFirst, second)))
      gain -= lonely[before.first * size + from] ?? 0;
    if (!(before.hasSecond || this.#joins(before.second, fromSecond, first, otherStraight, second)))
      gain -= lonely[before.second * size + otherFrom] ?? 0;
    return gain;
  }

  #valueOfPairs(before: Frontier, first: number, second: number): number {
    const { size, across, beside } = this.#problem;
    const [straight, fromSecond, fromFirst, otherStraight] = this.#links;
    const [one, other, pair] = [before.first * size, before.second * size, first * size + second];
    return (
      straight * (beside[one + first] ?? 0) +
      fromSecond * (beside[other + first] ?? 0) +
      fromFirst * (beside[one + second] ?? 0) +
      otherStraight * (beside[other + second] ?? 0) +
      this.#isPairBeside * (beside[pair] ?? 0) +
      this.#isPairAcross * (across[pair] ?? 0)
    );
  }

  #valueOfPlaces(first: number, second: number): number {
    const { size, place } = this.#problem;
    const [, , to, otherTo] = this.#chairs;
    return (place[first * size + to] ?? 0) + (otherTo < 0 ? 0 : (place[second * size + otherTo] ?? 0));
  }

  stateAfter(before: Frontier & { seated: number }, first: number, second: number): number {
    const { size, lonely } = this.#problem;
    const [, , to, otherTo] = this.#chairs;
    const [straight, fromSecond, fromFirst, otherStraight] = this.#links;
    const isPair = this.#isPairBeside;
    const hasFirst =
      lonely[first * size + to] === 0 ||
      this.#joins(first, straight, before.first, fromSecond, before.second) ||
      this.#joins(first, isPair, second, 0, size);
    const hasSecond =
      otherTo < 0 ||
      lonely[second * size + otherTo] === 0 ||
      this.#joins(second, fromFirst, before.first, otherStraight, before.second) ||
      this.#joins(second, isPair, first, 0, size);
    const seated = before.seated | setOf(size, first, second);
    return stateOf(size, seated, { first, second, hasFirst, hasSecond });
  }

  /** Whether one of two guests, if next to a guest, accompanies them. */
  #joins(guest: number, isOneBeside: number, one: number, isOtherBeside: number, other: number): boolean {
    const { size, accompanies } = this.#problem;
    const row = guest * size;
    return (
      (isOneBeside === 1 && accompanies[row + one] === 1) || (isOtherBeside === 1 && accompanies[row + other] === 1)
    );
  }
}

function laterNeighbors({ size, isBeside }: ChairProblem, chair: number, earlier: readonly number[]): number {
  if (chair < 0) return 0;
  const all = isBeside.subarray(chair * size, (chair + 1) * size).reduce((sum, one) => sum + one, 0);
  return all - earlier.filter((other) => other >= 0 && isBeside[chair * size + other] === 1).length;
}

const setOf = (size: number, first: number, second: number) => (1 << first) | (second === size ? 0 : 1 << second);

/** Who may sit on a chair; nobody, `size`, where there is none. */
function candidatesFor({ size, fixed }: ChairProblem, chair: number): number[] {
  if (chair < 0) return [size];
  const owner = fixed.indexOf(chair);
  if (owner >= 0) return [owner];
  return Array.from(fixed.keys()).filter((guest) => fixed[guest] === -1);
}

/** By guest: the set of guests before them in the list with whom they could exchange chairs, whatever the order. */
function earlierTwins(problem: ChairProblem): number[] {
  return Array.from(problem.fixed.keys()).map((guest) => {
    const earlier = Array.from({ length: guest }, (_, other) => other).filter((other) =>
      areTwins(problem, guest, other),
    );
    return earlier.reduce((set, other) => set | (1 << other), 0);
  });
}

function areTwins(problem: ChairProblem, one: number, other: number): boolean {
  const { size, beside, across, place, lonely, accompanies, fixed } = problem;
  if (fixed[one] !== -1 || fixed[other] !== -1) return false;
  const alike = (list: Float64Array | Uint8Array, at: number) => list[one * size + at] === list[other * size + at];
  for (let at = 0; at < size; at++) {
    if (!(alike(place, at) && alike(lonely, at))) return false;
    if (at === one || at === other) continue;
    if (!(alike(beside, at) && alike(across, at) && alike(accompanies, at))) return false;
    if (accompanies[at * size + one] !== accompanies[at * size + other]) return false;
  }
  return accompanies[one * size + other] === accompanies[other * size + one];
}

interface Walk {
  columns: readonly (readonly number[])[];
  steps: readonly Step[];
  reached: readonly (readonly number[])[];
}

/** Follows the best last state back to the start. */
function traced(problem: ChairProblem, best: Float64Array, { columns, steps, reached }: Walk): Int32Array {
  const { size } = problem;
  const guestOn = new Int32Array(size);
  let state = bestLast(problem, best, columns.at(-1) ?? [], reached.at(-1) ?? []);
  for (const [at, step] of [...steps.entries()].reverse()) {
    const { first, second } = frontierOf(size, state);
    const [chair = 0, otherChair] = columns[at] ?? [];
    guestOn[chair] = first;
    if (otherChair !== undefined) guestOn[otherChair] = second;
    const after = state;
    state =
      (reached[at] ?? []).find((earlier) => leadsTo(step, { size, best, earlier, after, first, second })) ?? state;
  }
  return guestOn;
}

interface Transition {
  size: number;
  best: Float64Array;
  earlier: number;
  after: number;
  first: number;
  second: number;
}

function leadsTo(step: Step, { size, best, earlier, after, first, second }: Transition): boolean {
  const before = frontierOf(size, earlier);
  const added = setOf(size, first, second);
  if ((before.seated & added) !== 0 || (before.seated | added) !== frontierOf(size, after).seated) return false;
  if (step.stateAfter(before, first, second) !== after) return false;
  return (best[earlier] ?? nothing) + step.gainOf(before, first, second) === best[after];
}

/** The best state in which everyone sits, without those in its last column who have no company. */
function bestLast(
  { size, lonely }: ChairProblem,
  best: Float64Array,
  column: readonly number[],
  states: readonly number[],
): number {
  const [chair = 0, otherChair = 0] = column;
  let found = states[0] ?? 0;
  let highest = nothing;
  for (const state of states) {
    const { first, second, hasFirst, hasSecond } = frontierOf(size, state);
    const price =
      (hasFirst ? 0 : (lonely[first * size + chair] ?? 0)) +
      (hasSecond ? 0 : (lonely[second * size + otherChair] ?? 0));
    const value = (best[state] ?? nothing) - price;
    if (value > highest) {
      highest = value;
      found = state;
    }
  }
  return found;
}
