import type { UnitModel } from "../../../backend/features/seating/bound/unit-model.ts";
import type { Random } from "../../../bench/lib/random.ts";

/** Puts units, largest first, at random tables with enough seats. A unit that fits nowhere overfills one. */
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
