import type { Place, Size, TableForm } from "./plan-types.ts";
import { assumedSeats, chairGap, chairSize, tableSize } from "./table-size.ts";

const reach = chairGap + chairSize / 2;

/**
 * Chairs relative to the center of the unrotated table, seat 1 first, then clockwise. Rotation 0: the guest looks down.
 * Chairs of one-sided tables are above; more seats than the capacity move closer together.
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

/** Seats at the top, right, bottom and left: in proportion to the sides, opposite sides alike. */
export function seatsPerSide({ width, depth }: Size, seats: number): [number, number, number, number] {
  const perPair = seats / 2;
  const share = Math.round((perPair * depth) / (width + depth));
  const right = seats <= 2 ? 0 : Math.min(Math.floor(perPair), Math.max(1, share));
  const rest = seats - 2 * right;
  return [Math.ceil(rest / 2), right, Math.floor(rest / 2), right];
}

function evenly(parts: number, length: number): number[] {
  return Array.from({ length: parts }, (_, index) => ((2 * index + 1 - parts) * length) / (2 * parts));
}
