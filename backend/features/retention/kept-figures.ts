import { z } from "zod";
import { maxInt } from "../../../common/limits.ts";

/** Two weeks of five minutes. Phones with wrong clocks make more. */
export const maxDoorPeriods = 4032;

const figure = z.int().min(0).max(maxInt);

/** What stays of the evening at the door: minutes are those of the beginnings of five minutes, as ISO 8601. */
const doorFiguresSchema = z.object({
  arrived: figure,
  walkIns: figure,
  noShows: figure,
  arrivals: z.array(z.object({ from: z.iso.datetime(), count: figure })).max(maxDoorPeriods),
});

export type DoorFigures = z.output<typeof doorFiguresSchema>;

export const figuresSchema = z.object({
  guests: figure,
  seated: figure,
  tables: figure,
  households: figure,
  files: figure,
  /** Null if nothing was recorded at the door, and in figures from before there was one. */
  door: doorFiguresSchema.nullable().default(null),
});
