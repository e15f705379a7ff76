import type { WishFixture, WishTable } from "./wish-seating.ts";

const nearPart = 1 / 4;

/** Ids of the nearest quarter of the placed tables, or as many more as the guests need; empty if none is placed. */
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
