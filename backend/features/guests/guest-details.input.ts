import { z } from "zod";
import { guestNotesSchema } from "../../../common/guest-rules.ts";
import { inputOf } from "../../lib/rule-fields.ts";
import { attendance } from "./guest.type.ts";

export const GuestDetailsInput = inputOf(
  "GuestDetailsInput",
  "What to note about guests for seating them; omitted fields stay as they are.",
  {
    ...guestNotesSchema.shape,
    household: z.string().nullish().describe("Their household; empty for none."),
    doorNote: z
      .string()
      .nullish()
      .describe("What helpers at the door should know of them, at most 200 characters; empty for nothing."),
    otherNames: z
      .array(z.string())
      .nullish()
      .describe(
        "Other names that find them, at most 8 and 500 characters in all: whole names, given names alone, or family names after " +
          'a word such as "née". A semicolon separates two names.',
      ),
    attendance: attendance.nullish().describe("Whether they come."),
    guestOfId: z.int().nullish().describe("Id of the guest whose plus-one they are; null for nobody's."),
    freesSeat: z
      .boolean()
      .nullish()
      .describe("Whether their seats become free, locked or not, as of guests who cancel."),
    cancelsPlusOnes: z
      .boolean()
      .nullish()
      .describe("Whether their plus-ones do not come either, and lose their seats."),
  },
);
export type GuestDetailsInput = InstanceType<typeof GuestDetailsInput>;
