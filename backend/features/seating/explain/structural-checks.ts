import type { RuleRef } from "./explanation.ts";
import { findBottleneck } from "./flow.ts";
import type { Area, Structure } from "./structure.ts";
import { commonTables } from "./unit-problem.ts";

/** Well-known contradictions, found without a search and not always minimal; null if none were found. */
export function findStructuralContradiction(structure: Structure): RuleRef[] | null {
  for (const check of checks) {
    const found = check(structure);
    if (found !== null) return structure.held(found);
  }
  return null;
}

const checks: readonly ((structure: Structure) => RuleRef[] | null)[] = [
  tooFewSeats,
  tornUnit,
  unitWithoutTable,
  tooFewSeatsInArea,
  tooManyApart,
  tooManyLarge,
  tooFewGuests,
  tooFewGuestsInArea,
];

const capacities = (tables: Iterable<number>) => [...tables].map((table): RuleRef => ({ kind: "capacity", table }));
const minimums = (tables: Iterable<number>) => [...tables].map((table): RuleRef => ({ kind: "minimum", table }));
const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

function tooFewSeats({ units, tables }: Structure): RuleRef[] | null {
  const seats = sumOf(tables.map(({ capacity }) => capacity));
  return sumOf(units.map(({ size }) => size)) > seats ? capacities(tables.keys()) : null;
}

function tornUnit({ isTorn, relaxed: { problem, apartAt }, link }: Structure): RuleRef[] | null {
  if (!isTorn) return null;
  const found = problem.apart.flatMap(([a, b], place): RuleRef[][] => {
    const sets = a === b ? [] : link(a, b);
    return a === b || sets.length > 0 ? [[...sets, { kind: "apart", index: apartAt[place] ?? -1 }]] : [];
  });
  return found.sort((a, b) => a.length - b.length)[0] ?? null;
}

function unitWithoutTable({ units, relaxed: { problem }, link, bindings }: Structure): RuleRef[] | null {
  const number = units.findIndex(({ tables }) => tables.length === 0);
  const unit = units[number];
  if (unit === undefined) return null;
  const limited = unit.guests.filter((guest) => (problem.guests[guest]?.tables ?? null) !== null);
  for (const [at, guest] of limited.entries()) {
    if (problem.guests[guest]?.tables?.length === 0) return [{ kind: "allowed", guest }];
    for (const other of limited.slice(0, at)) {
      if (commonTables(problem, [guest, other]).length > 0) continue;
      return [{ kind: "allowed", guest: other }, { kind: "allowed", guest }, ...link(other, guest)];
    }
  }
  return bindings([number]);
}

function tooFewSeatsInArea({ units, tables, bindings }: Structure): RuleRef[] | null {
  const classes = classesOf(units);
  const bottleneck = findBottleneck(
    classes.map(({ seats }) => seats),
    tables.map(({ capacity }) => capacity),
    classes.map(({ tables }) => tables),
  );
  if (bottleneck === null) return null;
  const crowd = [...bottleneck.sources].flatMap((source) => classes[source]?.units ?? []);
  return [...capacities(bottleneck.sinks), ...bindings(crowd)];
}

function classesOf(units: Structure["units"]) {
  const classes = new Map<readonly number[], { tables: readonly number[]; seats: number; units: number[] }>();
  for (const [number, { tables, size }] of units.entries()) {
    const found = classes.get(tables) ?? { tables, seats: 0, units: [] };
    found.seats += size;
    found.units.push(number);
    classes.set(tables, found);
  }
  return [...classes.values()];
}

function tooManyApart(structure: Structure): RuleRef[] | null {
  if (structure.relaxed.problem.apart.length === 0) return null;
  for (const area of structure.areas) {
    const clique = greedyClique(structure, area);
    if (clique.length > area.tables.length) {
      const used = clique.slice(0, area.tables.length + 1);
      return [...structure.bindings(used), ...apartAmong(structure, used)];
    }
  }
  return null;
}

function greedyClique({ units }: Structure, { units: candidates }: Area): number[] {
  const inArea = new Set(candidates);
  const degree = (number: number) => [...(units[number]?.apart ?? [])].filter((other) => inArea.has(other)).length;
  const degrees = new Map(candidates.map((number) => [number, degree(number)]));
  const order = candidates
    .filter((number) => (degrees.get(number) ?? 0) > 0)
    .sort((a, b) => (degrees.get(b) ?? 0) - (degrees.get(a) ?? 0));
  let largest: number[] = [];
  for (const start of order.slice(0, 50)) {
    const clique = [start];
    for (const other of order)
      if (other !== start && clique.every((member) => units[member]?.apart.has(other))) clique.push(other);
    if (clique.length > largest.length) largest = clique;
  }
  return largest;
}

function apartAmong({ units, relaxed: { problem, apartAt } }: Structure, numbers: readonly number[]): RuleRef[] {
  const unitOf = new Map(numbers.flatMap((number) => units[number]?.guests.map((guest) => [guest, number]) ?? []));
  const known = new Set<string>();
  return problem.apart.flatMap(([a, b], place): RuleRef[] => {
    const pair = [unitOf.get(a), unitOf.get(b)];
    const key = pair.toSorted().join(" ");
    if (pair.includes(undefined) || known.has(key)) return [];
    known.add(key);
    return [{ kind: "apart", index: apartAt[place] ?? -1 }];
  });
}

/** More large units, such as those above half a table, than tables have room for. */
function tooManyLarge({ units, tables, areas, bindings }: Structure): RuleRef[] | null {
  for (const area of areas) {
    for (const size of new Set(area.units.map((number) => units[number]?.size ?? 0))) {
      const large = area.units.filter((number) => (units[number]?.size ?? 0) >= size);
      const room = sumOf(area.tables.map((table) => Math.floor((tables[table]?.capacity ?? 0) / Math.max(1, size))));
      if (large.length > room) return [...capacities(area.tables), ...bindings(large)];
    }
  }
  return null;
}

function tooFewGuests({ units, tables }: Structure): RuleRef[] | null {
  const needing = tables.flatMap(({ minimum, mayBeEmpty }, table) => (mayBeEmpty ? [] : [{ table, minimum }]));
  const guests = sumOf(units.map(({ size }) => size));
  if (sumOf(needing.map(({ minimum }) => minimum)) <= guests) return null;
  return minimums(needing.map(({ table }) => table));
}

function tooFewGuestsInArea({ units, tables, bindings }: Structure): RuleRef[] | null {
  const classes = classesOf(units);
  const reach = tables.map((): number[] => []);
  for (const [place, { tables: allowed }] of classes.entries()) for (const table of allowed) reach[table]?.push(place);
  const bottleneck = findBottleneck(
    tables.map(({ minimum, mayBeEmpty }) => (mayBeEmpty ? 0 : minimum)),
    classes.map(({ seats }) => seats),
    reach,
  );
  if (bottleneck === null) return null;
  const elsewhere = classes.filter((_, place) => !bottleneck.sinks.has(place)).flatMap(({ units }) => units);
  return [...minimums(bottleneck.sources), ...bindings(elsewhere)];
}
