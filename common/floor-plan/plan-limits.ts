import type { FixtureKind, Size } from "./plan-types.ts";

/** Minimum width and depth of a room, in centimeters. */
export const minRoomSide = 100;

/** Maximum width and depth of a room, in centimeters. */
export const maxRoomSide = 30_000;

/** In centimeters: enough for 100 to 150 guests at round tables. */
export const defaultRoom = { width: 2000, depth: 1500 } as const;

export const minCorners = 3;

export const maxCorners = 100;

/** Shortest side of a table or fixture, in centimeters. */
export const minSide = 10;

/** Longest side of a table or fixture, in centimeters. */
export const maxSide = 30_000;

export const maxPlacedTables = 2000;

/** Each seat is drawn. */
export const maxPlacedSeats = 50_000;

export const maxFixtures = 500;

export const maxFixtureLabelLength = 60;

/** Default sizes in centimeters: four 2 × 1 m stage decks, a bar counter, a double door, a dance floor for 30. */
export const defaultFixtureSize: Readonly<Record<FixtureKind, Size>> = {
  STAGE: { width: 400, depth: 200 },
  BAR: { width: 300, depth: 70 },
  DOOR: { width: 160, depth: 20 },
  DANCE_FLOOR: { width: 400, depth: 400 },
  PILLAR: { width: 50, depth: 50 },
  TEXT: { width: 200, depth: 60 },
};
