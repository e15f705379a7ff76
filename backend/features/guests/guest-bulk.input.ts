import { z } from "zod";
import { inputOf } from "../../lib/rule-fields.ts";

export const GuestsInput = inputOf(
  "GuestsInput",
  "What many guests get alike: a table, or the text of one extra column.",
  {
    tableNumber: z
      .string()
      .nullish()
      .describe("Number or name of a table, which is created if it does not exist; empty takes their tables away."),
    column: z.string().nullish().describe("Name of an extra column, which may be new."),
    value: z.string().nullish().describe("Text of that column; empty for none."),
  },
);
export type GuestsInput = InstanceType<typeof GuestsInput>;
