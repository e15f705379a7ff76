import { LinearModel, type LinearTerm } from "./linear-model.ts";
import { type LoadPattern, loadPatterns } from "./load-patterns.ts";
import type { SettledUnits } from "./settled-units.ts";
import type { TableClass, UnitClass } from "./unit-classes.ts";

const maxPatterns = 2000;

interface Share {
  readonly unitClass: number;
  readonly tables: TableClass;
  readonly variable: number;
}

interface FilledTables {
  readonly tables: TableClass;
  readonly pattern: LoadPattern;
  readonly isUsed: boolean;
  readonly variable: number;
}

/** A linear model of who sits where, by classes of units and tables. */
export interface SeatingModel {
  readonly linear: LinearModel;
  readonly shares: readonly Share[];
  readonly filled: readonly FilledTables[];
}

interface ModelInput {
  readonly settled: SettledUnits;
  readonly classes: readonly UnitClass[];
  readonly tables: readonly TableClass[];
  /** Sets of classes of which no two may be at the same table. */
  readonly apart: readonly (readonly number[])[];
}

/** Each table is filled by one of all patterns (Gilmore and Gomory); classes of tables count apart pairs in sum. */
export function seatingModel({ settled, classes, tables, apart }: ModelInput): SeatingModel {
  const linear = new LinearModel();
  const shares: Share[] = [];
  const filled: FilledTables[] = [];
  // Only patterns of single tables follow from who sits there.
  const arePatternsCounted = tables.some((list) => list.length > 1);
  for (const [unitClass, { units, tables: allowed }] of classes.entries()) {
    const open = tables.filter(([table]) => table !== undefined && allowed.has(table));
    const ofClass = open.map((list) => ({ unitClass, tables: list, variable: linear.variable(units.length, true) }));
    shares.push(...ofClass);
    linear.row(
      ofClass.map(({ variable }) => [variable, 1]),
      units.length,
      units.length,
    );
  }
  for (const list of tables) {
    const here = shares.filter((share) => share.tables === list);
    const sized = here.map(({ unitClass, variable }) => ({ variable, ...sizeAndCount(classes, unitClass) }));
    filled.push(...fillTables(linear, settled, list, sized, arePatternsCounted));
    const variables = new Map(here.map(({ unitClass, variable }) => [unitClass, variable]));
    for (const set of apart) {
      const terms = set.flatMap((unitClass): LinearTerm[] => {
        const variable = variables.get(unitClass);
        return variable === undefined ? [] : [[variable, 1]];
      });
      if (terms.length > list.length) linear.row(terms, 0, list.length);
    }
  }
  return { linear, shares, filled };
}

const sizeAndCount = (classes: readonly UnitClass[], number: number) => {
  const { size = 0, units = [] } = classes[number] ?? {};
  return { size, count: units.length };
};

interface SizedShare {
  readonly variable: number;
  readonly size: number;
  readonly count: number;
}

function fillTables(
  linear: LinearModel,
  { tables }: SettledUnits,
  list: TableClass,
  shares: readonly SizedShare[],
  areCounted: boolean,
): FilledTables[] {
  const { capacity, minimum, mayBeEmpty } = tables[list[0] ?? -1] ?? { capacity: 0, minimum: 0, mayBeEmpty: true };
  const most = shares.reduce((sum, { size, count }) => sum + size * count, 0);
  if (minimum === 0 && capacity >= most) return [];
  const sizes = [...new Set(shares.map(({ size }) => size))].filter((size) => size > 1).sort((a, b) => b - a);
  const available = new Map(
    sizes.map((size) => [size, shares.reduce((sum, one) => sum + (one.size === size ? one.count : 0), 0)]),
  );
  const patterns = loadPatterns(capacity, available, maxPatterns);
  if (patterns === null) return countSeats(linear, list, shares, { capacity, minimum, mayBeEmpty });
  const isOptional = mayBeEmpty && minimum > 0;
  const filled = patterns.flatMap((pattern): FilledTables[] => {
    const fill = (isUsed: boolean) => ({
      tables: list,
      pattern,
      isUsed,
      // A single table may be filled half one way, half another, but not be half empty.
      variable: linear.variable(list.length, areCounted || !isUsed),
    });
    return pattern.seats === 0 && isOptional ? [fill(true), fill(false)] : [fill(true)];
  });
  linear.row(
    filled.map(({ variable }) => [variable, 1]),
    list.length,
    list.length,
  );
  for (const size of sizes) {
    const units = shares.filter((share) => share.size === size).map(({ variable }): LinearTerm => [variable, 1]);
    const places = filled.map(({ pattern, variable }): LinearTerm => [variable, -(pattern.counts.get(size) ?? 0)]);
    linear.row([...units, ...places.filter(([, factor]) => factor !== 0)], 0, 0);
  }
  // Single guests take the seats that are left, at least as many as are needed.
  const singles = shares.filter(({ size }) => size === 1).map(({ variable }): LinearTerm => [variable, 1]);
  const room = filled.map(({ pattern, isUsed, variable }): LinearTerm => {
    return [variable, isUsed ? pattern.seats - capacity : 0];
  });
  const need = filled.map(({ pattern, isUsed, variable }): LinearTerm => {
    return [variable, isUsed ? -Math.max(0, minimum - pattern.seats) : 0];
  });
  linear.row([...singles, ...room], Number.NEGATIVE_INFINITY, 0);
  if (minimum > 0) linear.row([...singles, ...need], 0, Number.POSITIVE_INFINITY);
  return filled;
}

/** With too many patterns, only seats are counted, which is exact for single tables. */
function countSeats(
  linear: LinearModel,
  list: TableClass,
  shares: readonly SizedShare[],
  { capacity, minimum, mayBeEmpty }: { capacity: number; minimum: number; mayBeEmpty: boolean },
): FilledTables[] {
  const seats = shares.map(({ variable, size }): LinearTerm => [variable, size]);
  const used = linear.variable(list.length, true);
  if (!mayBeEmpty || minimum === 0) linear.row([[used, 1]], list.length, list.length);
  linear.row([...seats, [used, -capacity]], Number.NEGATIVE_INFINITY, 0);
  if (minimum > 0) linear.row([...seats, [used, -minimum]], 0, Number.POSITIVE_INFINITY);
  return [];
}
