import { perfectMatching } from "./perfect-matching.ts";
import { assignmentOf, type SearchModel } from "./search-model.ts";
import type { ExactPlan } from "./seating-problem.ts";
import type { SparseRows } from "./sparse-rows.ts";

/** More take seconds. */
const maxSeats = 1000;
/** Makes whole numbers of the usual weights. */
const scale = 15;
/** Between two yields: the square of the number of seats, for each pair. */
const workOfSlice = 2_000_000;

/** Where all tables have two seats, the best plan is a matching. Null for others. */
export function* pairPlan(model: SearchModel): Generator<void, ExactPlan | null> {
  const { capacities, sizes, allowed } = model;
  const isOfPairs = capacities.every((capacity) => capacity === 2) && sizes.every((size) => size === 1 || size === 2);
  if (!isOfPairs || allowed !== null) return null;
  const singles = [...sizes.keys()].filter((unit) => sizes[unit] === 1);
  const tableCount = capacities.length - (sizes.length - singles.length);
  const seats = 2 * Math.min(tableCount, singles.length);
  if (seats < singles.length || seats > maxSeats) return null;
  const places = new Int32Array(sizes.length).fill(-1);
  for (const [place, unit] of singles.entries()) places[unit] = place;
  const { weights, isExact } = weightsOf(model, places, seats);
  const mates = yield* inSlices(perfectMatching(weights, seats), seats);
  return { assignment: assignmentOf(model, tablesOf(places, mates)), isBest: isExact };
}

/** Whole numbers for each two seats, 0 for those that stay free. Keeping a rule is worth more than all wishes. */
function weightsOf(model: SearchModel, places: Int32Array, seats: number) {
  const weights = new Float64Array(seats * seats);
  let isExact = true;
  let all = 1;
  forEachLink(model.weights, places, (one, other, value) => {
    const whole = Math.round(value * scale);
    if (Math.abs(whole - value * scale) > 1e-6) isExact = false;
    weights[one * seats + other] = whole;
    all += Math.abs(whole);
  });
  forEachLink(model.apart, places, (one, other, broken) => {
    weights[one * seats + other] = (weights[one * seats + other] ?? 0) - all * broken;
  });
  return { weights, isExact };
}

function forEachLink(
  { starts, columns, values }: SparseRows,
  places: Int32Array,
  visit: (one: number, other: number, value: number) => void,
): void {
  for (const [unit, place] of places.entries()) {
    for (let at = starts[unit] ?? 0; at < (starts[unit + 1] ?? 0); at++) {
      const other = places[columns[at] ?? 0] ?? -1;
      if (place >= 0 && other >= 0) visit(place, other, values[at] ?? 0);
    }
  }
}

function* inSlices(matching: Generator<void, Int32Array>, seats: number): Generator<void, Int32Array> {
  for (let work = 0; ; work += seats ** 2) {
    const step = matching.next();
    if (step.done) return step.value;
    if (work < workOfSlice) continue;
    work = 0;
    yield;
  }
}

/** The table of each unit; those of two seats, which have no place in the matching, get one of their own. */
function tablesOf(places: Int32Array, mates: Int32Array): Int32Array {
  const tables = new Map<number, number>();
  return places.map((place, unit) => {
    const first = place < 0 ? -1 - unit : Math.min(place, mates[place] ?? 0);
    const table = tables.get(first) ?? tables.size;
    tables.set(first, table);
    return table;
  });
}
