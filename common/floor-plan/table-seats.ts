import type { Place, Size, TableForm } from "./plan-types.ts";
import { assumedSeats, chairGap, chairSize, tableSize } from "./table-size.ts";

/** From the edge of a table to the middle of a chair. */
const reach = chairGap + chairSize / 2;

/**
 * Places of a table's chairs, relative to its center, before the table is rotated. Seat 1 comes first; the others follow
 * clockwise. At rotation 0 a chair is above its table and its guest looks down.
 *
 * Round tables have chairs all around, the first at the top. Rectangles have them along the long sides, from the top left, and at
 * the ends where there is room. One-sided tables (a head table) have them above, rows of chairs have no table.
 * @param seats how many, if not the capacity; more of them move closer together
 */
export function seatPlaces(form: TableForm, seats = form.capacity ?? assumedSeats): Place[] {
  const size = tableSize(form);
  switch (form.shape) {
    case "ROUND":
      return around(size.width / 2 + reach, seats);
    case "RECTANGLE":
      return alongSides(size, seats);
    case "ONE_SIDED":
      return evenly(seats, size.width).map((x) => ({ x, y: -size.depth / 2 - reach, rotation: 0 }));
    case "ROW":
      return evenly(seats, size.width).map((x) => ({ x, y: 0, rotation: 0 }));
  }
}

function around(radius: number, seats: number): Place[] {
  return Array.from({ length: seats }, (_, index) => {
    const rotation = (360 * index) / seats;
    const angle = (rotation * Math.PI) / 180;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), rotation };
  });
}

function alongSides({ width, depth }: Size, seats: number): Place[] {
  const [top, right, bottom, left] = seatsPerSide({ width, depth }, seats);
  const x = width / 2 + reach;
  const y = depth / 2 + reach;
  return [
    ...evenly(top, width).map((at) => ({ x: at, y: -y, rotation: 0 })),
    ...evenly(right, depth).map((at) => ({ x, y: at, rotation: 90 })),
    ...evenly(bottom, width).map((at) => ({ x: -at, y, rotation: 180 })),
    ...evenly(left, depth).map((at) => ({ x: -x, y: -at, rotation: 270 })),
  ];
}

/** Seats at the top, right, bottom and left of a rectangle: in proportion to its sides, opposite sides alike. */
function seatsPerSide({ width, depth }: Size, seats: number): [number, number, number, number] {
  const perPair = seats / 2;
  const share = Math.round((perPair * depth) / (width + depth));
  const right = seats <= 2 ? 0 : Math.min(Math.floor(perPair), Math.max(1, share));
  const rest = seats - 2 * right;
  return [Math.ceil(rest / 2), right, Math.floor(rest / 2), right];
}

/** Middles of equal parts of a length, around 0. */
function evenly(parts: number, length: number): number[] {
  return Array.from({ length: parts }, (_, index) => ((2 * index + 1 - parts) * length) / (2 * parts));
}
