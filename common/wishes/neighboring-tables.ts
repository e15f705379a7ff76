import { seatedSize } from "../floor-plan/footprint.ts";
import { placedPoint } from "../floor-plan/geometry.ts";
import type { Point, Size } from "../floor-plan/plan-types.ts";
import type { WishTable } from "./wish-seating.ts";

/** Centimeters between the chairs of two tables. */
const maxGap = 150;

/** So that in a wide room, tables in rows have neighbors on all sides, though one of them is a little closer. */
const toleranceOfNearest = 1.25;

/** A table with its chairs. */
interface PlacedTable extends Size {
  readonly id: number;
  readonly middle: Point;
  readonly isRound: boolean;
  /** In radians, clockwise. */
  readonly turn: number;
}

const known = new WeakMap<readonly WishTable[], NeighboringTables>();

/** The neighborhood of tables, which is found out once for the same list. */
export function neighboringTables(tables: readonly WishTable[]): NeighboringTables {
  const found = known.get(tables) ?? new NeighboringTables(tables);
  known.set(tables, found);
  return found;
}

/**
 * Which tables stand beside which: two are neighbors if no more than 1.5 m lie between their chairs, from middle to middle, or
 * hardly more than between one of them and the table closest to it.
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
    const others = [...this.#placed.values()].filter(
      (other) =>
        other !== table && gapBetween(table, other) <= Math.max(this.#farthestOf(table), this.#farthestOf(other)),
    );
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
      if (other !== table) nearest = Math.min(nearest, gapBetween(table, other));
    }
    return nearest === Number.POSITIVE_INFINITY ? 0 : nearest;
  }
}

function placedTable(table: WishTable): PlacedTable[] {
  const { id, shape, x, y, rotation } = table;
  if (x === null || y === null) return [];
  const { width, depth, offset } = seatedSize(table);
  const middle = placedPoint(offset, { x, y, rotation });
  return [{ id, width, depth, middle, isRound: shape === "ROUND", turn: (rotation * Math.PI) / 180 }];
}

/** Centimeters between the chairs of two tables on the line from middle to middle. */
function gapBetween(one: PlacedTable, other: PlacedTable): number {
  const [x, y] = [other.middle.x - one.middle.x, other.middle.y - one.middle.y];
  const direction = Math.atan2(y, x);
  return Math.max(0, Math.hypot(x, y) - reachOf(one, direction) - reachOf(other, direction));
}

/** From a table's middle to where its chairs end, in a direction or the opposite one. */
function reachOf({ width, depth, isRound, turn }: PlacedTable, direction: number): number {
  if (isRound) return width / 2;
  const [along, across] = [Math.abs(Math.cos(direction - turn)), Math.abs(Math.sin(direction - turn))];
  return Math.min(width / 2 / along, depth / 2 / across);
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
