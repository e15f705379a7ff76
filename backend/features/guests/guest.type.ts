import { GraphQLJSONObject } from "graphql-scalars";
import { z } from "zod";
import { enumOf } from "../../lib/enum-of.ts";
import { limited } from "../../lib/field-limits.ts";
import { listPartOf } from "../../lib/page.ts";
import { enumTypeOf, objectOf, ofType } from "../../lib/rule-fields.ts";

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

export const SameNames = objectOf("SameNames", "Guests with the same name, who may be one person.", {
  name: z.string().describe("The name, as the first of them has it."),
  guests: z.array(ofType<Guest>(Guest)).describe("The guests, at most 10, in the organizer's order."),
});
export type SameNames = InstanceType<typeof SameNames>;
limited({ maxEntries: 10 })(SameNames.prototype, "guests");

export const maxPlusOnes = 50;

export const GuestCompany = objectOf("GuestCompany", "A guest, and whom they come with.", {
  guest: ofType<Guest>(Guest).nullable().describe("The guest; null if the event has no such guest."),
  guestOf: ofType<Guest>(Guest).nullable().describe("Whose plus-one they are; null if nobody's."),
  plusOnes: z.array(ofType<Guest>(Guest)).describe("Their own plus-ones, at most 50, in the organizer's order."),
});
export type GuestCompany = InstanceType<typeof GuestCompany>;
limited({ maxEntries: maxPlusOnes })(GuestCompany.prototype, "plusOnes");

const guestFileFormat = enumOf("GuestFileFormat", "Format of a guest list.", {
  csv: "Comma-separated text in UTF-8.",
  xlsx: "Excel workbook.",
});
export type GuestFileFormat = z.output<typeof guestFileFormat>;
export const GuestFileFormat = enumTypeOf(guestFileFormat);

export const GuestFile = objectOf("GuestFile", "A guest list as a file. Uploading it again gives the same list.", {
  filename: z.string().describe("File name: the event's name with the extension of the format."),
  content: z.string().describe("Content, in Base64."),
});
export type GuestFile = InstanceType<typeof GuestFile>;
