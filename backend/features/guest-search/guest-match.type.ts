import { GraphQLJSONObject } from "graphql-scalars";
import { z } from "zod";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import { maxTablemates } from "../../limits.ts";

export const Tablemate = objectOf("Tablemate", "A guest at the same table.", {
  id: z.int().describe("Id of the guest."),
  name: z.string().describe("Name of the guest."),
  tableNumber: z.string().describe("Number or name of their table."),
});
export type Tablemate = InstanceType<typeof Tablemate>;

export const TablematePage = objectOf("TablematePage", "A page of who sits where.", {
  nodes: z.array(ofType<Tablemate>(Tablemate)).describe("The guests of this page."),
  totalCount: z.int().describe("Total number of guests the caller may see."),
});
export type TablematePage = InstanceType<typeof TablematePage>;

export const GuestMatch = objectOf("GuestMatch", "A guest found by name.", {
  id: z.int().describe("Id of the guest."),
  name: z.string().describe("Name of the guest."),
  tableNumber: z.string().describe("Number or name of their table; empty if they have none."),
  additionalInfo: ofType<Record<string, string>>(GraphQLJSONObject).describe("The extra columns that guests may see."),
  tablemates: z
    .array(ofType<Tablemate>(Tablemate))
    .describe(
      `Who else sits at the table, up to ${maxTablemates}; empty when the event does not show it. For guests, only the best match of a search has them, or the one that the search names.`,
    ),
});
export type GuestMatch = InstanceType<typeof GuestMatch>;
limited({ maxInAll: maxTablemates })(GuestMatch.prototype, "tablemates");
