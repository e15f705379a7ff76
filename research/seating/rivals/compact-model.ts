import type { Highs } from "highs";
import { forbidden } from "../../../backend/features/seating/bound/unit-model.ts";
import { cpuBudget } from "../../../bench/seating/clock.ts";
import { LinearProgram } from "../../../bench/seating/linear-program.ts";
import type { InstanceUnits } from "../units.ts";

/** With more variables, HiGHS takes more than a minute to simplify the model. */
const maxVariables = 40_000;

/** @returns the table of each unit; null if HiGHS found no plan, or the model is too large */
export function compactModel(highs: Highs, model: InstanceUnits, seconds: number): Int32Array | null {
  const { count, tables, sizes } = model;
  const pairs = weightedPairs(model);
  if ((count + pairs.length) * tables.length > maxVariables) return null;
  const program = new LinearProgram(highs);
  const units = [...sizes.entries()];
  const seats = units.map(() => tables.map(() => program.addVariable({ cost: 0, isWhole: true })));
  const seat = (unit: number, table: number) => seats[unit]?.[table] ?? 0;
  for (const ofUnit of seats) {
    const terms = ofUnit.map((variable) => [variable, 1] as const);
    program.addRow(1, 1, terms);
  }
  for (const [table, capacity] of tables.entries()) {
    const terms = units.map(([unit, size]) => [seat(unit, table), size] as const);
    program.addRow(Number.NEGATIVE_INFINITY, capacity, terms);
  }
  for (const { one, other, weight } of pairs)
    for (const table of tables.keys()) addPair(program, seat(one, table), seat(other, table), weight);
  const values = program.solve({ isMaximum: true, seconds: 3 * seconds, isOver: cpuBudget(seconds) })?.values;
  if (!values) return null;
  return Int32Array.from(units, ([unit]) => tables.findIndex((_, table) => (values[seat(unit, table)] ?? 0) > 0.5));
}

interface WeightedPair {
  one: number;
  other: number;
  weight: number;
}

function weightedPairs({ count, weights }: InstanceUnits): WeightedPair[] {
  const pairs: WeightedPair[] = [];
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1)
      pairs.push({ one, other, weight: weights[one * count + other] ?? 0 });
  return pairs.filter(({ weight }) => weight !== 0);
}

function addPair(program: LinearProgram, one: number, other: number, weight: number): void {
  if (weight <= forbidden / 2) {
    program.addRow(Number.NEGATIVE_INFINITY, 1, [
      [one, 1],
      [other, 1],
    ]);
    return;
  }
  const both = program.addVariable({ cost: weight, isWhole: false });
  if (weight < 0)
    program.addRow(-1, Number.POSITIVE_INFINITY, [
      [both, 1],
      [one, -1],
      [other, -1],
    ]);
  else
    for (const unit of [one, other])
      program.addRow(Number.NEGATIVE_INFINITY, 0, [
        [both, 1],
        [unit, -1],
      ]);
}
