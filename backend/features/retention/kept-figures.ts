import { z } from "zod";
import { maxInt } from "../../../common/limits.ts";

const figure = z.int().min(0).max(maxInt);

/** What stays of an event's guests, with its descriptions in the graph. */
export const figuresSchema = z.object({
  guests: figure.describe("How many guests there were."),
  seated: figure.describe("How many guests had a table."),
  tables: figure.describe("How many tables there were."),
  households: figure.describe("How many households there were."),
  files: figure.describe("How many uploaded files were removed with them."),
  door: z.object({ arrived: figure, walkIns: figure, noShows: figure }).nullable().default(null),
});
