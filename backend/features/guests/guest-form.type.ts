import { z } from "zod";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import { Guest } from "./guest.type.ts";

export const maxPlusOnes = 50;

export const GuestCompany = objectOf("GuestCompany", "A guest, and whom they come with.", {
  guest: ofType<Guest>(Guest).nullable().describe("The guest; null if the event has no such guest."),
  guestOf: ofType<Guest>(Guest).nullable().describe("Whose plus-one they are; null if nobody's."),
  plusOnes: z.array(ofType<Guest>(Guest)).describe("Their own plus-ones, at most 50, in the organizer's order."),
});
export type GuestCompany = InstanceType<typeof GuestCompany>;
limited({ maxEntries: maxPlusOnes })(GuestCompany.prototype, "plusOnes");
