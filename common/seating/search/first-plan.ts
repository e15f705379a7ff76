import type { Random } from "./random.ts";
import type { SearchModel } from "./search-model.ts";

/** Seats the largest units first where fewest rules break, then by value; those allowed keep their `start`. */
export function firstPlan(model: SearchModel, random: Random, start: readonly (number | null)[] = []): Int32Array {
  const seating = new FirstSeating(model);
  const order = model.units.map(({ size }, unit) => ({ unit, rank: size + random.fraction() }));
  for (const { unit } of order) {
    const table = startOf(model, unit, start);
    if (table !== null) seating.seat(unit, table);
  }
  for (const { unit } of order.sort((first, second) => second.rank - first.rank)) {
    if (seating.tables[unit] === -1) seating.seat(unit, seating.bestTable(unit));
  }
  return seating.tables;
}

function startOf(model: SearchModel, unit: number, start: readonly (number | null)[]): number | null {
  const counts = new Map<number, number>();
  for (const guest of model.units[unit]?.guests ?? []) {
    const table = start[guest] ?? null;
    if (table !== null && mayJoin(model, unit, table)) counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return [...counts].sort((first, second) => second[1] - first[1])[0]?.[0] ?? null;
}

function mayJoin({ capacities, units, allowed }: SearchModel, unit: number, table: number): boolean {
  return capacities[table] !== undefined && (allowed === null || allowed[table * units.length + unit] === 1);
}

class FirstSeating {
  readonly tables: Int32Array;
  private readonly loads: Int32Array;
  private readonly values: Float64Array;
  private readonly broken: Float64Array;

  constructor(private readonly model: SearchModel) {
    this.tables = new Int32Array(model.units.length).fill(-1);
    this.loads = new Int32Array(model.capacities.length);
    this.values = new Float64Array(model.capacities.length);
    this.broken = new Float64Array(model.capacities.length);
  }

  seat(unit: number, table: number): void {
    this.tables[unit] = table;
    this.loads[table] = (this.loads[table] ?? 0) + (this.model.sizes[unit] ?? 0);
  }

  bestTable(unit: number): number {
    const { model, values, broken } = this;
    this.values.fill(0);
    this.addRow(values, unit, model.weights);
    this.broken.fill(0);
    this.addRow(broken, unit, model.apart);
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let table = 0; table < this.loads.length; table++) {
      if (!mayJoin(model, unit, table)) continue;
      const excess = (this.loads[table] ?? 0) + (model.sizes[unit] ?? 0) - (model.capacities[table] ?? 0);
      const violations = (broken[table] ?? 0) + Math.max(0, excess);
      const value = (values[table] ?? 0) + (model.fixed?.[table * model.units.length + unit] ?? 0);
      if (violations > least || (violations === least && value <= most)) continue;
      best = table;
      least = violations;
      most = value;
    }
    return best;
  }

  private addRow(sums: Float64Array, unit: number, { starts, columns, values }: SearchModel["weights"]): void {
    for (let place = starts[unit] ?? 0; place < (starts[unit + 1] ?? 0); place++) {
      const table = this.tables[columns[place] ?? 0] ?? -1;
      if (table >= 0) sums[table] = (sums[table] ?? 0) + (values[place] ?? 0);
    }
  }
}
