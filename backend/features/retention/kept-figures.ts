import { z } from "zod";
import { maxInt } from "../../../common/limits.ts";

const figure = z.int().min(0).max(maxInt);

/** What stays of the evening at the door. */
const doorFiguresSchema = z.object({ arrived: figure, walkIns: figure, noShows: figure });

export const figuresSchema = z.object({
  guests: figure,
  seated: figure,
  tables: figure,
  households: figure,
  files: figure,
  /** Null if nothing was recorded at the door, and in figures from before there was one. */
  door: doorFiguresSchema.nullable().default(null),
});
