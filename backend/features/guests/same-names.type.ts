import { z } from "zod";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import { Guest } from "./guest.type.ts";

export const SameNames = objectOf("SameNames", "Guests with the same name, who may be one person.", {
  name: z.string().describe("The name, as the first of them has it."),
  guests: z.array(ofType<Guest>(Guest)).describe("The guests, at most 10, in the organizer's order."),
});
export type SameNames = InstanceType<typeof SameNames>;
limited({ maxEntries: 10 })(SameNames.prototype, "guests");
