import { compileModel, type SearchModel } from "./search-model.ts";
import type { GroupWish, SeatingProblem } from "./seating-problem.ts";
import { valueAt } from "./sparse-rows.ts";

/**
 * Bound on plans without violations: half of the best links that fit (Dantzig's knapsack, 1957), the best places that
 * have seats, and the most even tables.
 */
export function upperBound(problem: SeatingProblem): number {
  return boundOf(compileModel(problem));
}

/** The same for a model. */
export function boundOf(model: SearchModel): number {
  const { problem, units } = model;
  let bound = boundBesideLinks(model);
  for (const [unit, { size, tables }] of units.entries()) {
    const choices = tables ?? [...problem.tables.keys()];
    const seats = Math.max(0, ...choices.map((table) => problem.tables[table]?.capacity ?? 0));
    bound += bestLinks(model, unit, seats - size) / 2;
  }
  return bound;
}

/** The part of the bound that is not about pairs of units. */
export function boundBesideLinks(model: SearchModel): number {
  const { problem } = model;
  let bound = valueWithinUnits(model) - problem.keep * problem.guests.filter(({ current }) => current !== null).length;
  bound += bestPlaces(model) - problem.balance * leastUnevenness(model);
  for (const group of model.countedGroups) bound += countedGroupBound(problem, group);
  return bound;
}

/** The best table of each unit on its own, less what it costs that some tables have not enough seats for all these. */
function bestPlaces({ problem, units, fixed }: SearchModel): number {
  if (!fixed) return 0;
  const wanted = problem.tables.map((): { size: number; loss: number }[] => []);
  let value = 0;
  for (const [unit, { size, tables }] of units.entries()) {
    const choices = (tables ?? [...problem.tables.keys()])
      .map((table) => ({ table, value: fixed[table * units.length + unit] ?? 0 }))
      .sort((one, other) => other.value - one.value);
    const [best, second] = choices;
    if (!best) continue;
    value += best.value;
    if (second) wanted[best.table]?.push({ size, loss: best.value - second.value });
  }
  return problem.tables.reduce((rest, { capacity }, table) => rest - lossOfCrowd(wanted[table] ?? [], capacity), value);
}

/** The least loss of leaving a table until the others fit: a covering knapsack. */
function lossOfCrowd(crowd: readonly { size: number; loss: number }[], capacity: number): number {
  const excess = crowd.reduce((sum, { size }) => sum + size, 0) - capacity;
  if (excess <= 0) return 0;
  // The least loss for so many seats, from 0 to the excess.
  const least = [0, ...Array<number>(excess).fill(Number.POSITIVE_INFINITY)];
  for (const { size, loss } of crowd) {
    for (let seats = excess; seats > 0; seats--) {
      least[seats] = Math.min(least[seats] ?? 0, (least[Math.max(0, seats - size)] ?? 0) + loss);
    }
  }
  return least[excess] ?? 0;
}

/** Squared differences to the tables' shares if guests were spread as evenly as whole guests can be. */
function leastUnevenness({ shares }: SearchModel): number {
  const rests = Array.from(shares, (share) => share - Math.floor(share)).sort((one, other) => other - one);
  const upwards = Math.round(rests.reduce((sum, rest) => sum + rest, 0));
  return rests.reduce((sum, rest, place) => sum + (place < upwards ? 1 - rest : rest) ** 2, 0);
}

function valueWithinUnits({ pairs, unitOf }: SearchModel): number {
  return pairs.reduce((sum, { guests, weight }) => sum + (unitOf[guests[0]] === unitOf[guests[1]] ? weight : 0), 0);
}

function bestLinks({ weights, apart, sizes }: SearchModel, unit: number, seats: number): number {
  const links: { value: number; size: number }[] = [];
  for (let place = weights.starts[unit] ?? 0; place < (weights.starts[unit + 1] ?? 0); place++) {
    const other = weights.columns[place] ?? 0;
    const value = weights.values[place] ?? 0;
    if (value > 0 && valueAt(apart, unit, other) === 0) links.push({ value, size: sizes[other] ?? 1 });
  }
  links.sort((first, second) => second.value / second.size - first.value / first.size);
  let free = seats;
  let sum = 0;
  for (const { value, size } of links) {
    if (free <= 0) break;
    sum += size <= free ? value : (value * free) / size;
    free -= size;
  }
  return sum;
}

/** Positive weights fill the largest tables with the group; negative ones spread it evenly. */
function countedGroupBound({ tables }: SeatingProblem, { guests, weight }: GroupWish): number {
  const pairsOf = (count: number) => (count * (count - 1)) / 2;
  if (weight <= 0) {
    const least = Math.floor(guests.length / tables.length);
    const rest = guests.length % tables.length;
    return weight * (rest * pairsOf(least + 1) + (tables.length - rest) * pairsOf(least));
  }
  let left = guests.length;
  let pairs = 0;
  for (const { capacity } of tables.toSorted((first, second) => second.capacity - first.capacity)) {
    const count = Math.min(left, capacity);
    pairs += pairsOf(count);
    left -= count;
  }
  return weight * pairs;
}
