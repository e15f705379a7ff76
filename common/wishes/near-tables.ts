import type { WishFixture, WishTable } from "./wish-seating.ts";

/** Between the centers of a table and something in the room, in whole centimeters; undefined if the table is not placed. */
function distanceTo(fixture: Omit<WishFixture, "id">, { x, y }: Pick<WishTable, "x" | "y">): number | undefined {
  return x === null || y === null ? undefined : Math.round(Math.hypot(x - fixture.x, y - fixture.y));
}

const nearPart = 1 / 4;

/** Ids of the nearest quarter of the placed tables, or as many more as the guests need; empty if none is placed. */
export function nearTables(
  fixture: WishFixture,
  tables: readonly Pick<WishTable, "id" | "capacity" | "x" | "y">[],
  guests: number,
): ReadonlySet<number> {
  const placed = tables
    .flatMap((table) => {
      const distance = distanceTo(fixture, table);
      return distance === undefined ? [] : [{ id: table.id, seats: table.capacity ?? guests, distance }];
    })
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
