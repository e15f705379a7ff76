import type { SearchModel } from "./search-model.ts";
import type { SeatingProblem } from "./seating-problem.ts";
import { valueAt } from "./sparse-rows.ts";

const maxBonds = 5;
/** How many times heavier bonds are than the next wish. */
const minRatio = 3;
/** With fewer bonds per unit, they do not make the problem smaller. */
const minShare = 0.2;

/** Joins units whose wish is several times heavier than others; null for few. The best plan may tear such a bond. */
export function withBonds(model: SearchModel): SeatingProblem | null {
  const { problem, units, capacities } = model;
  const bonds = units.map((_, unit) => bondsOf(model, unit));
  const largest = Math.max(0, ...capacities);
  const sets = units.map(({ size }, unit) => ({ units: [unit], size }));
  let joined = 0;
  for (const [unit, others] of bonds.entries()) {
    for (const other of others) {
      const [set, second] = [sets[unit], sets[other]];
      if (!set || !second || set === second || !bonds[other]?.includes(unit)) continue;
      if (set.size + second.size > largest || !mayShareTable(model, [...set.units, ...second.units])) continue;
      set.units.push(...second.units);
      set.size += second.size;
      for (const member of second.units) sets[member] = set;
      joined++;
    }
  }
  if (joined < minShare * units.length) return null;
  const together = [...new Set(sets)].map((set) => set.units.flatMap((unit) => units[unit]?.guests ?? []));
  return { ...problem, together: [...problem.together, ...together] };
}

function bondsOf({ weights: { starts, columns, values } }: SearchModel, unit: number): number[] {
  const links: { other: number; value: number }[] = [];
  for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
    const value = values[place] ?? 0;
    if (value > 0) links.push({ other: columns[place] ?? 0, value });
  }
  links.sort((first, second) => second.value - first.value);
  const end = links.findIndex(({ value }, place) => value >= minRatio * (links[place + 1]?.value ?? 0));
  return end < maxBonds ? links.slice(0, end + 1).map(({ other }) => other) : [];
}

function mayShareTable({ apart, weights, units }: SearchModel, set: readonly number[]): boolean {
  return set.every(
    (unit) =>
      units[unit]?.tables === null &&
      set.every((other) => valueAt(apart, unit, other) === 0 && valueAt(weights, unit, other) >= 0),
  );
}
