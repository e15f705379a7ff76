import type { NeighboringTables } from "../../../../common/wishes/neighboring-tables.ts";

/** A table on the floor plan with seats that no other group has. */
export interface FreeTable {
  readonly id: number;
  /** In the problem. */
  readonly place: number;
  readonly seats: number;
  readonly x: number;
  readonly y: number;
}

/** What a group needs. */
interface WantedTables {
  readonly tables: readonly FreeTable[];
  readonly neighbors: NeighboringTables;
  readonly seats: number;
  /** Tables, by id, where some of the group stay whatever the plan does; they may not be free. */
  readonly held: ReadonlySet<number>;
  /** How many of the group sit at a table today, by its id, if that counts. */
  readonly current: ReadonlyMap<number, number>;
}

/**
 * Tables that hang together and have so many seats, or as many as there are: where most of the group sit, then few, then
 * so that other groups find tables that hang together, too. In the order in which each is beside one before it.
 */
export function chooseTables(wanted: WantedTables): readonly FreeTable[] {
  const free = new Map(wanted.tables.map((table) => [table.id, table]));
  const held = [...wanted.held].filter((id) => wanted.neighbors.isPlaced(id));
  const starts = held.length > 0 ? [held] : wanted.tables.map(({ id }) => [id]);
  let best: Cluster | null = null;
  for (const start of starts) {
    const cluster = new Cluster(wanted, free, start);
    cluster.grow();
    if (best === null || isBefore(cluster.rank(), best.rank())) best = cluster;
  }
  return best?.chosen ?? [];
}

class Cluster {
  readonly chosen: FreeTable[] = [];
  readonly #wanted: WantedTables;
  readonly #free: ReadonlyMap<number, FreeTable>;
  /** With tables that are held, but not free. */
  readonly #ids = new Set<number>();
  #seats = 0;

  constructor(wanted: WantedTables, free: ReadonlyMap<number, FreeTable>, start: readonly number[]) {
    this.#wanted = wanted;
    this.#free = free;
    for (const id of start) this.#add(id);
  }

  grow(): void {
    while (this.#seats < this.#wanted.seats) {
      const next = this.#next();
      if (next === undefined) return;
      this.#add(next.id);
    }
  }

  /** Lower is better, the first number that differs decides. */
  rank(): readonly number[] {
    const sitting = this.chosen.reduce((sum, { id }) => sum + (this.#wanted.current.get(id) ?? 0), 0);
    const edge = this.chosen.reduce((sum, { id }) => sum + this.#freeBeside(id), 0);
    const spread = this.chosen.reduce((sum, table) => sum + this.#distance(table), 0);
    return [Math.max(0, this.#wanted.seats - this.#seats), -sitting, this.chosen.length, edge, spread];
  }

  #add(id: number): void {
    this.#ids.add(id);
    const table = this.#free.get(id);
    if (table === undefined) return;
    this.chosen.push(table);
    this.#seats += table.seats;
  }

  #next(): FreeTable | undefined {
    const beside = new Set([...this.#ids].flatMap((id) => [...this.#wanted.neighbors.of(id)]));
    let best: { table: FreeTable; rank: readonly number[] } | undefined;
    for (const id of beside) {
      const table = this.#free.get(id);
      if (table === undefined || this.#ids.has(id)) continue;
      const inside = [...this.#wanted.neighbors.of(id)].filter((other) => this.#ids.has(other)).length;
      const edge = this.#freeBeside(id) - inside;
      const rank = [-(this.#wanted.current.get(id) ?? 0), edge, this.#distance(table)];
      if (best === undefined || isBefore(rank, best.rank)) best = { table, rank };
    }
    return best?.table;
  }

  /** How many free tables outside of it are beside a table. */
  #freeBeside(id: number): number {
    return [...this.#wanted.neighbors.of(id)].filter((other) => this.#free.has(other) && !this.#ids.has(other)).length;
  }

  /** From the middle of the chosen tables, in centimeters. */
  #distance({ x, y }: FreeTable): number {
    const count = this.chosen.length;
    if (count === 0) return 0;
    const middle = (of: "x" | "y") => this.chosen.reduce((sum, table) => sum + table[of], 0) / count;
    return Math.hypot(x - middle("x"), y - middle("y"));
  }
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
