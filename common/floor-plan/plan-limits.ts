/** Narrowest and shortest room, in centimeters. */
export const minRoomSide = 100;

/** Widest and longest room, in centimeters (300 m). */
export const maxRoomSide = 30_000;

/** A room's width and depth before anybody sets it, in centimeters: enough for 100 to 150 guests at round tables. */
export const defaultRoom = { width: 2000, depth: 1500 } as const;

/** Fewest corners of a room's outline. */
export const minCorners = 3;

/** Most corners of a room's outline. */
export const maxCorners = 100;

/** Shortest side of a table or fixture, in centimeters. */
export const minSide = 10;

/** Longest side of a table or fixture, in centimeters. */
export const maxSide = 30_000;

/** Most tables on a floor plan. */
export const maxPlacedTables = 3000;

/** Most seats at the tables on a floor plan: each of them is drawn. */
export const maxPlacedSeats = 50_000;

/** Most fixtures of a room. */
export const maxFixtures = 500;

/** Maximum characters in the label of a fixture. */
export const maxFixtureLabelLength = 60;
