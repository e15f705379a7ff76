import type { SeatingModel } from "./seating-model.ts";
import type { SettledUnits } from "./settled-units.ts";
import type { TableClass, UnitClass } from "./unit-classes.ts";

/** The table of each unit in a solution; it may break rules that the model lacks. */
export function readSeating(
  { shares, filled }: SeatingModel,
  values: ArrayLike<number>,
  settled: SettledUnits,
  classes: readonly UnitClass[],
): number[] {
  const tableOf = [...settled.tableOf];
  const amountOf = (variable: number) => Math.round(values[variable] ?? 0);
  const waiting = classes.map(({ units }) => [...units]);
  const arriving = new Map<TableClass, { unit: number; size: number }[]>();
  for (const { unitClass, tables, variable } of shares) {
    const { size = 0 } = classes[unitClass] ?? {};
    const units = waiting[unitClass]?.splice(0, amountOf(variable)) ?? [];
    arriving.set(tables, [...(arriving.get(tables) ?? []), ...units.map((unit) => ({ unit, size }))]);
  }
  for (const [list, units] of arriving) {
    const patterns = filled
      .filter(({ tables }) => tables === list)
      .flatMap((one) => Array.from({ length: amountOf(one.variable) }, () => one));
    const places = list.map((table, at) => {
      const { capacity = 0, minimum = 0 } = settled.tables[table] ?? {};
      const { isUsed = true, pattern } = patterns[at] ?? {};
      return { table, left: isUsed ? capacity : 0, need: isUsed ? minimum : 0, counts: new Map(pattern?.counts) };
    });
    for (const { unit, size } of units.sort((a, b) => b.size - a.size)) {
      const place = placeFor(places, size);
      if (place === undefined) continue;
      tableOf[unit] = place.table;
      place.left -= size;
      place.need -= size;
      place.counts.set(size, (place.counts.get(size) ?? 0) - 1);
    }
  }
  return tableOf;
}

interface Place {
  readonly table: number;
  left: number;
  need: number;
  readonly counts: Map<number, number>;
}

function placeFor(places: readonly Place[], size: number): Place | undefined {
  const meant = places.find(({ counts }) => (counts.get(size) ?? 0) > 0);
  if (meant !== undefined) return meant;
  return [...places].sort((a, b) => Math.max(b.need, 0) - Math.max(a.need, 0) || b.left - a.left)[0];
}
