import { missingSeats } from "../solve/plan-value.ts";
import type { ProblemTable } from "../solve/seating-problem.ts";
import type { Unit, UnitProblem } from "./unit-problem.ts";

/** Greedy: the most difficult units first, and failures to the front. Null does not prove that there is no solution. */
export function firstFit({ units, tables }: UnitProblem, attempts: number): number[] | null {
  const urgency = units.map(({ size, tables: allowed, apart }) => size + apart.size / 2 + 12 / (allowed.length + 1));
  for (let attempt = 0; attempt < attempts; attempt++) {
    const order = [...units.keys()].sort((a, b) => (urgency[b] ?? 0) - (urgency[a] ?? 0));
    const room = new Room(units, tables);
    // Tightest first packs well; every other attempt fills evenly, which meets minimums.
    const failed = order.filter((number) => !room.place(number, attempt % 2 === 0));
    const short = failed.length === 0 ? room.fillUp() : [];
    if (failed.length === 0 && short.length === 0) return room.tableOf;
    for (const number of failed) urgency[number] = (urgency[number] ?? 0) + 1 + attempt / 2;
    for (const number of room.candidates(short)) urgency[number] = (urgency[number] ?? 0) + 0.5;
  }
  return null;
}

class Room {
  readonly tableOf: number[];
  private readonly loads: number[];
  private readonly at: Set<number>[];

  constructor(
    private readonly units: readonly Unit[],
    private readonly tables: readonly ProblemTable[],
  ) {
    this.tableOf = units.map(() => -1);
    this.loads = tables.map(() => 0);
    this.at = tables.map(() => new Set());
  }

  /** The tightest or roomiest table. @returns false if there is none */
  place(number: number, tightest: boolean): boolean {
    let best = -1;
    let bestRank = Number.NEGATIVE_INFINITY;
    for (const table of this.units[number]?.tables ?? []) {
      const left = this.leftAfter(number, table);
      if (left < 0) continue;
      // When filling evenly, tables that lack guests come first.
      const lacking = tightest ? 0 : 1000 * this.missing(table);
      const rank = lacking + (tightest ? -left : left);
      if (rank <= bestRank) continue;
      best = table;
      bestRank = rank;
    }
    if (best >= 0) this.move(number, best);
    return best >= 0;
  }

  /** Moves units that can be spared to tables below their minimum. @returns those still below it */
  fillUp(): number[] {
    for (const table of this.tables.keys()) {
      for (const [number, { tables }] of this.units.entries()) {
        if (this.missing(table) === 0) break;
        if (this.tableOf[number] === table || !tables.includes(table)) continue;
        if (this.leftAfter(number, table) >= 0 && this.canSpare(number)) this.move(number, table);
      }
    }
    return [...this.tables.keys()].filter((table) => this.missing(table) > 0);
  }

  candidates(tables: readonly number[]): number[] {
    return [...this.units.keys()].filter((number) =>
      tables.some((table) => this.units[number]?.tables.includes(table)),
    );
  }

  private missing(table: number): number {
    const rules = this.tables[table];
    return rules === undefined ? 0 : missingSeats(rules, this.loads[table] ?? 0);
  }

  private canSpare(number: number): boolean {
    const from = this.tableOf[number] ?? -1;
    const rules = this.tables[from];
    const after = (this.loads[from] ?? 0) - (this.units[number]?.size ?? 0);
    return rules !== undefined && missingSeats(rules, after) === 0;
  }

  private leftAfter(number: number, table: number): number {
    const unit = this.units[number];
    if (unit === undefined) return -1;
    for (const other of unit.apart) if (this.at[table]?.has(other)) return -1;
    return (this.tables[table]?.capacity ?? 0) - (this.loads[table] ?? 0) - unit.size;
  }

  private move(number: number, table: number): void {
    const size = this.units[number]?.size ?? 0;
    const from = this.tableOf[number] ?? -1;
    if (from >= 0) this.loads[from] = (this.loads[from] ?? 0) - size;
    this.at[from]?.delete(number);
    this.loads[table] = (this.loads[table] ?? 0) + size;
    this.at[table]?.add(number);
    this.tableOf[number] = table;
  }
}
