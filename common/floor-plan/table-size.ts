import type { Size, TableForm, TableShape } from "./plan-types.ts";

/**
 * Sizes are those that caterers rent out (njsdesign.on.ca/seating-capacity; webstaurantstore.com, "How Many People Fit At a
 * Banquet Table?"): round tables of 3, 4, 5 and 6 feet for 4, 6, 8 and 10 guests; banquet tables 30 inches deep, of 4, 6 and 8 feet
 * for 6, 8 and 10 guests with one at each end; 24 inches of edge for each guest. In whole centimeters as sold in Europe.
 */
const roundTables = [
  { seats: 4, diameter: 90 },
  { seats: 6, diameter: 120 },
  { seats: 8, diameter: 150 },
  { seats: 10, diameter: 180 },
  { seats: 12, diameter: 210 },
] as const;

/** Edge of a table that one guest needs, in centimeters. */
const seatPitch = 60;

/** The same at the edge of a large round table, where elbows point away from each other. */
const roundSeatPitch = 56;

/** Depth of a banquet table, in centimeters (30 inches). */
const banquetDepth = 76;

/** Width and depth of a chair, in centimeters. */
export const chairSize = 45;

/** Between the edge of a table and its chairs, in centimeters (2 inches). */
export const chairGap = 5;

/**
 * Width of a chair's place in a row without tables, in centimeters. Germany's rules for places of assembly ask for at least
 * this (MVStättVO § 10).
 */
const rowPitch = 50;

/** How many seats a table is drawn with while nobody has said how many it has. */
export const assumedSeats = 8;

/** Usual size of a table. */
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

/** Size of a table's top, or of the strip a row of chairs takes: what was set, and the usual size for the rest. */
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
