import { type Footprint, footprintGap, tableFootprint } from "../floor-plan/footprint.ts";
import type { WishTable } from "./wish-seating.ts";

/** Centimeters between the chairs of two tables. */
const maxGap = 150;

/** So that in a wide room, tables in rows have neighbors on all sides, though one of them is a little closer. */
const toleranceOfNearest = 1.25;

interface PlacedTable {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly footprint: Footprint;
  /** Nothing of the table is farther from its center, in centimeters. */
  readonly reach: number;
}

const known = new WeakMap<readonly WishTable[], NeighboringTables>();

/** The neighborhood of tables, which is found out once for the same list. */
export function neighboringTables(tables: readonly WishTable[]): NeighboringTables {
  const found = known.get(tables) ?? new NeighboringTables(tables);
  known.set(tables, found);
  return found;
}

/**
 * Which tables stand beside which: two are neighbors if no more than 1.5 m lie between their chairs, or hardly more than
 * between one of them and the table closest to it.
 */
export class NeighboringTables {
  readonly #placed: ReadonlyMap<number, PlacedTable>;
  readonly #neighbors = new Map<number, ReadonlySet<number>>();
  readonly #reaches = new Map<number, number>();

  constructor(tables: readonly WishTable[]) {
    this.#placed = new Map(tables.flatMap((table) => placedTable(table).map((placed) => [placed.id, placed] as const)));
  }

  isPlaced(id: number): boolean {
    return this.#placed.has(id);
  }

  /** Ids of the neighbors of a table; none if it is not on the floor plan. */
  of(id: number): ReadonlySet<number> {
    const found = this.#neighbors.get(id) ?? this.#find(id);
    this.#neighbors.set(id, found);
    return found;
  }

  #find(id: number): ReadonlySet<number> {
    const table = this.#placed.get(id);
    if (table === undefined) return new Set();
    const others = [...this.#placed.values()].filter((other) => {
      if (other === table) return false;
      // Most tables are too far away to be measured.
      const farthest = Math.max(this.#farthestOf(table), this.#farthestOf(other));
      return leastGap(table, other) <= farthest && footprintGap(table.footprint, other.footprint) <= farthest;
    });
    return new Set(others.map((other) => other.id));
  }

  /** How far from a table its neighbors may be, whatever is closest to them. */
  #farthestOf(table: PlacedTable): number {
    const found = this.#reaches.get(table.id) ?? Math.max(maxGap, this.#nearestGap(table) * toleranceOfNearest);
    this.#reaches.set(table.id, found);
    return found;
  }

  #nearestGap(table: PlacedTable): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const other of this.#placed.values()) {
      if (other === table || leastGap(table, other) >= nearest) continue;
      nearest = Math.min(nearest, footprintGap(table.footprint, other.footprint));
      if (nearest <= maxGap / toleranceOfNearest) break;
    }
    return nearest === Number.POSITIVE_INFINITY ? 0 : nearest;
  }
}

function placedTable(table: WishTable): PlacedTable[] {
  const { id, x, y, rotation } = table;
  if (x === null || y === null) return [];
  const footprint = tableFootprint(table, { x, y, rotation });
  const reach =
    footprint.kind === "circle"
      ? footprint.radius
      : Math.max(...footprint.corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
  return [{ id, x, y, footprint, reach }];
}

function leastGap(one: PlacedTable, other: PlacedTable): number {
  return Math.hypot(one.x - other.x, one.y - other.y) - one.reach - other.reach;
}

/** Whether another guest of a group sits at a guest's table, or at a neighboring one. */
export function isNearOthers(
  guestId: number,
  group: Iterable<number>,
  tableOf: ReadonlyMap<number, number>,
  tables: NeighboringTables,
): boolean {
  const table = tableOf.get(guestId);
  if (table === undefined) return false;
  for (const other of group) {
    const at = tableOf.get(other);
    if (other !== guestId && at !== undefined && (at === table || tables.of(table).has(at))) return true;
  }
  return false;
}
