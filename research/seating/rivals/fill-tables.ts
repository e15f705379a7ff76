import type { Random } from "../../../bench/lib/random.ts";
import type { UnitModel } from "../units.ts";

/**
 * Units at tables, the largest first and otherwise in random order, each at a random table that still has the seats.
 *
 * @returns the table of each unit; more guests than seats if a unit found no table
 */
export function fillTables({ count, sizes, tables }: UnitModel, random: Random): Int32Array {
  const free = [...tables];
  const tableOf = new Int32Array(count);
  const order = random.shuffled(Array.from({ length: count }, (_, unit) => unit));
  for (const unit of order.toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0))) {
    const size = sizes[unit] ?? 0;
    const fitting = [...free.keys()].filter((table) => (free[table] ?? 0) >= size);
    const table = fitting.length > 0 ? random.pick(fitting) : free.indexOf(Math.max(...free));
    tableOf[unit] = table;
    free[table] = (free[table] ?? 0) - size;
  }
  return tableOf;
}
