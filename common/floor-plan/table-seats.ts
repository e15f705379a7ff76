import type { Place, Size, TableForm, TableShape } from "./plan-types.ts";

/**
 * Usual rental sizes in whole centimeters (njsdesign.on.ca/seating-capacity; webstaurantstore.com, "How Many People
 * Fit At a Banquet Table?"): round tables of 3 to 6 feet for 4 to 10 guests, banquet tables 30 inches deep.
 */
const roundTables = [
  { seats: 4, diameter: 90 },
  { seats: 6, diameter: 120 },
  { seats: 8, diameter: 150 },
  { seats: 10, diameter: 180 },
  { seats: 12, diameter: 210 },
] as const;

const seatPitch = 60;

/** Less than at a straight edge: elbows point away from each other. */
const roundSeatPitch = 56;

const banquetDepth = 76;

/** In centimeters. */
export const chairSize = 45;

/** Between the edge of a table and its chairs, in centimeters (2 inches). */
export const chairGap = 5;

/** In centimeters. Germany's rules for places of assembly require at least this (MVStättVO § 10). */
const rowPitch = 50;

/** Seats drawn for a table whose capacity is unknown. */
export const assumedSeats = 8;

function usualSize(shape: TableShape, capacity: number | null): Size {
  const seats = Math.max(1, capacity ?? assumedSeats);
  if (shape === "ROUND") {
    const diameter = roundDiameter(seats);
    return { width: diameter, depth: diameter };
  }
  if (shape === "RECTANGLE") {
    const alongOneSide = seats <= 2 ? 1 : Math.ceil((seats - 2) / 2);
    return { width: Math.max(banquetDepth, alongOneSide * seatPitch), depth: banquetDepth };
  }
  if (shape === "ONE_SIDED") return { width: Math.max(banquetDepth, seats * seatPitch), depth: banquetDepth };
  return { width: seats * rowPitch, depth: chairSize };
}

/** Size of a table's top, or of the strip of a row of chairs: what was set, and the usual size for the rest. */
export function tableSize({ shape, capacity, width, depth }: TableForm): Size {
  const usual = usualSize(shape, capacity);
  if (shape === "ROUND") {
    const diameter = width ?? usual.width;
    return { width: diameter, depth: diameter };
  }
  return { width: width ?? usual.width, depth: depth ?? usual.depth };
}

function roundDiameter(seats: number): number {
  const rented = roundTables.find((table) => seats <= table.seats);
  return rented?.diameter ?? Math.ceil((seats * roundSeatPitch) / Math.PI / 10) * 10;
}

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
