import { z } from "zod";

const place = z.object({ row: z.number().int(), column: z.number().int() });

/** A cell of a sheet: the row as the spreadsheet program shows it, the column from 0. */
export type CellPlace = z.infer<typeof place>;

/** An example of how a sheet is to be read: the cells of one guest. */
export const pointedSchema = z.object({
  sheet: z.string(),
  name: place,
  // The database client drops what is null.
  lastName: place.nullable().default(null),
  /** Null if nobody has a table. */
  table: place.nullable().default(null),
});

export type Pointed = z.infer<typeof pointedSchema>;
