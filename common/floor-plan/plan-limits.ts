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
