import type { WishFixture, WishTable } from "./wish-seating.ts";

/** The part of all tables that counts as near. */
const nearPart = 1 / 4;

/**
 * Ids of the tables that are near something in the room: the nearest quarter of those on the floor plan, or as many more as
 * so many guests need. Empty if no table is placed.
 */
export function nearTables(fixture: WishFixture, tables: readonly WishTable[], guests: number): ReadonlySet<number> {
  const placed = tables
    .flatMap(({ id, capacity, x, y }) =>
      x === null || y === null
        ? []
        : [{ id, seats: capacity ?? guests, distance: Math.hypot(x - fixture.x, y - fixture.y) }],
    )
    .sort((one, other) => one.distance - other.distance);
  const least = Math.ceil(placed.length * nearPart);
  const near = new Set<number>();
  let seats = 0;
  for (const table of placed) {
    if (near.size >= least && seats >= guests) break;
    near.add(table.id);
    seats += table.seats;
  }
  return near;
}
