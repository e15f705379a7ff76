import type { ProblemGuest, SeatingProblem } from "../features/seating/solve/seating-problem.ts";
import { noWishes } from "../features/seating/solve/seating-problem.ts";

/** A problem whose rules contradict each other in a known way. */
export interface PlantedContradiction {
  readonly name: string;
  readonly problem: SeatingProblem;
  readonly rules: Readonly<Record<string, number>>;
}

const someone: ProblemGuest = { size: 1, tables: null, current: null };
const inRow = (count: number, first = 0) => Array.from({ length: count }, (_, at) => first + at);

/** Households of one to five at tables of ten with a few spare seats; some are locked, some kept apart. */
function wedding(guestCount: number) {
  const tableCount = Math.ceil((guestCount * 1.08) / 10);
  const tables = inRow(tableCount).map(() => ({ capacity: 10, minimum: 0, mayBeEmpty: true }));
  const together: number[][] = [];
  const sizes = [2, 4, 1, 3, 2, 5, 2, 1];
  for (let first = 0, at = 0; first < guestCount; at++) {
    const size = Math.min(sizes[at % sizes.length] ?? 1, guestCount - first);
    if (size > 1) together.push(inRow(size, first));
    first += size;
  }
  // Everyone sits with their household in this plan, so rules derived from it contradict nothing.
  const tableOf = new Map<number, number>();
  const loads = tables.map(() => 0);
  const sets = [
    ...together,
    ...inRow(guestCount).flatMap((guest) => (together.flat().includes(guest) ? [] : [[guest]])),
  ];
  for (const set of sets.toSorted((a, b) => b.length - a.length)) {
    const table = loads.findIndex((load) => load + set.length <= 10);
    loads[table] = (loads[table] ?? 0) + set.length;
    for (const guest of set) tableOf.set(guest, table);
  }
  const guests = inRow(guestCount).map((guest) =>
    guest % 17 === 3 ? { ...someone, tables: [tableOf.get(guest) ?? 0] } : someone,
  );
  const apart = inRow(Math.floor(guestCount / 8)).flatMap((at): [number, number][] => {
    const [a, b] = [(at * 7) % guestCount, (at * 13 + 5) % guestCount];
    return tableOf.get(a) === tableOf.get(b) ? [] : [[a, b]];
  });
  return { guests, tables, together, apart, ...noWishes };
}

export function plantedContradictions(guestCount: number): PlantedContradiction[] {
  const party = wedding(guestCount);
  const { guests, tables, together, apart } = party;
  const tableCount = tables.length;
  const added = (more: readonly ProblemGuest[]) => [...guests, ...more];
  const newcomers = (count: number, allowed: number[] | null = null) =>
    inRow(count).map(() => ({ ...someone, tables: allowed }));
  const ring: [number, number][] = inRow(5).map((at) => [guestCount + at, guestCount + ((at + 1) % 5)]);
  const clique = inRow(tableCount + 1, guestCount);
  const missing = tables.length * 10 - guestCount + 1;
  return [
    {
      name: "too few seats",
      problem: { ...party, guests: added(newcomers(missing)) },
      rules: { capacity: tableCount },
    },
    {
      name: "a set too large for every table",
      problem: {
        ...party,
        guests: added(newcomers(11)),
        tables: [...tables, ...tables.slice(0, 2)],
        together: [...together, inRow(11, guestCount)],
      },
      rules: { capacity: tableCount + 2, together: 1 },
    },
    {
      name: "a chain of sets with ends that are apart",
      problem: {
        ...party,
        guests: added(newcomers(4)),
        tables: [...tables, ...tables.slice(0, 1)],
        together: [
          ...together,
          [guestCount, guestCount + 1],
          [guestCount + 1, guestCount + 2],
          [guestCount + 2, guestCount + 3],
        ],
        apart: [...apart, [guestCount, guestCount + 3]],
      },
      rules: { together: 3, apart: 1 },
    },
    {
      name: "two of a set locked to two tables",
      problem: {
        ...party,
        guests: added([...newcomers(1, [tableCount]), ...newcomers(1), ...newcomers(1, [tableCount + 1])]),
        tables: [...tables, ...tables.slice(0, 2)],
        together: [...together, inRow(3, guestCount)],
      },
      rules: { allowed: 2, together: 1 },
    },
    {
      name: "more locked to a table than it seats",
      problem: { ...party, guests: added(newcomers(13, [tableCount])), tables: [...tables, ...tables.slice(0, 2)] },
      rules: { capacity: 1, allowed: 11 },
    },
    {
      name: "more who need one of three tables than they seat",
      problem: {
        ...party,
        guests: added(newcomers(33, [tableCount, tableCount + 1, tableCount + 2])),
        tables: [...tables, ...tables.slice(0, 5)],
      },
      rules: { capacity: 3, allowed: 31 },
    },
    {
      name: "more who must all be apart than tables",
      problem: {
        ...party,
        guests: added(newcomers(clique.length)),
        tables: tables.map((table) => ({ ...table, capacity: 15 })),
        apart: [...apart, ...clique.flatMap((a) => clique.flatMap((b): [number, number][] => (a < b ? [[a, b]] : [])))],
      },
      rules: { apart: (clique.length * (clique.length - 1)) / 2 },
    },
    {
      name: "five in a ring who must be apart, at two tables",
      problem: {
        ...party,
        guests: added(newcomers(5, [tableCount, tableCount + 1])),
        tables: [...tables, ...tables.slice(0, 2)],
        apart: [...apart, ...ring],
      },
      rules: { allowed: 5, apart: 5 },
    },
    {
      name: "tables that their large households leave below the minimum",
      problem: withMinimums(party),
      rules: { capacity: 1, minimum: 1, together: 9, allowed: guestCount },
    },
    packing(guestCount),
  ];
}

/** Three tables of eight that need seven, but are open only to households of three. */
function withMinimums(party: SeatingProblem): SeatingProblem {
  const guestCount = party.guests.length;
  const tableCount = party.tables.length;
  const small = inRow(3, tableCount);
  const families = inRow(9).map((at) => inRow(3, guestCount + 3 * at));
  return {
    ...party,
    guests: [
      ...party.guests.map((guest) => ({ ...guest, tables: guest.tables ?? inRow(tableCount) })),
      ...families.flat().map(() => someone),
    ],
    tables: [
      ...party.tables,
      ...small.map(() => ({ capacity: 8, minimum: 7, mayBeEmpty: false })),
      ...party.tables.slice(0, 1),
    ],
    together: [...party.together, ...families],
  };
}

/** Fives and threes at tables of eight with a locked guest: seats are left, but not beside each other. */
function packing(guestCount: number): PlantedContradiction {
  const tableCount = Math.round(guestCount / 8);
  const fives = Math.floor(tableCount / 2);
  const threes = 2 * (tableCount - fives) + 1;
  const households = [...inRow(fives).map(() => 5), ...inRow(threes).map(() => 3)];
  let next = tableCount;
  const together = households.map((size) => {
    next += size;
    return inRow(size, next - size);
  });
  const singles = Math.max(0, Math.min(guestCount, tableCount * 8) - next);
  const guests = [
    ...inRow(tableCount).map((table) => ({ ...someone, tables: [table] })),
    ...inRow(next - tableCount + singles).map(() => someone),
  ];
  const tables = inRow(tableCount).map(() => ({ capacity: 8, minimum: 0, mayBeEmpty: true }));
  return {
    name: "households that do not fit beside those who are locked",
    problem: { guests, tables, together, apart: [], ...noWishes },
    rules: { capacity: tableCount, allowed: tableCount, together: households.length },
  };
}
