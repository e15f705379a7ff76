import { GraphQLJSONObject } from "graphql-scalars";
import { z } from "zod";
import { enumOf } from "../../lib/enum-of.ts";
import { listPartOf } from "../../lib/page.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";

export const attendance = enumOf("Attendance", "Whether a guest comes.", {
  unknown: "They have not answered.",
  yes: "They come.",
  no: "They do not come.",
});
export type Attendance = z.output<typeof attendance>;

export const Guest = objectOf("Guest", "A guest, as the organizer sees them.", {
  id: z.int().describe("Id of the guest."),
  name: z.string().describe("Name, as the organizer wrote it."),
  tableNumber: z.string().describe("Number or name of their table; empty if they have none."),
  additionalInfo: ofType<Record<string, string>>(GraphQLJSONObject).describe(
    "Extra columns as a map of column name to text, in the organizer's order.",
  ),
  seatNumber: z.int().nullable().describe("Number of their seat at the table; null for any seat."),
  household: z
    .string()
    .describe("Their household: guests with the same text, ignoring case, belong together; empty if they have none."),
  guestOfId: z
    .int()
    .nullable()
    .describe("Id of the guest whose plus-one they are; null if they are nobody's. That guest may have been deleted."),
  attendance: attendance.describe("Whether they come."),
  isLocked: z.boolean().describe("Whether they stay where they are."),
  isChild: z.boolean().describe("Whether they are a child."),
  needsAccess: z.boolean().describe("Whether they need an accessible table."),
  isNamesake: z.boolean().describe("Whether organizers know that others of the same name are different people."),
  doorNote: z.string().describe("What helpers at the door should know of them; empty for nothing."),
  otherNames: z
    .array(z.string())
    .describe(
      "Other names that find them, such as a maiden name, a nickname or the name in another script. Guests never see them.",
    ),
  updatedAt: z.date().describe("When the guest was last changed."),
  historyEntryId: z
    .int()
    .nullish()
    .describe(
      "In the answer to a mutation: id of the change's history entry, with which undoChange undoes it; null if nothing " +
        "changed, and in answers to queries.",
    ),
});
export type Guest = InstanceType<typeof Guest>;

export const GuestPage = listPartOf("GuestPage", Guest, "guests");
export type GuestPage = InstanceType<typeof GuestPage>;
