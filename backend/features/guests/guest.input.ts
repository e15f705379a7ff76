import { GraphQLJSONObject } from "graphql-scalars";
import { ArgsType, Field } from "type-graphql";
import { z } from "zod";
import { guestNotesSchema } from "../../../common/guest-rules.ts";
import { enumOf } from "../../lib/enum-of.ts";
import { enumTypeOf, inputOf, ofType } from "../../lib/rule-fields.ts";
import { sortFieldsOf } from "../../lib/sort-direction.ts";
import { type Attendance, attendance } from "./guest.type.ts";

const sortField = enumOf("GuestSortField", "Fields to sort guests by.", {
  position: "The organizer's own order.",
  name: "Name of the guest.",
  familyName: 'Family name without words such as "van", then the whole name.',
  table: "Table; numbers in it sort by value. Guests without a table come first.",
  otherNames: "Other names; guests without any come last.",
  household: "Household; guests without one come last.",
  attendance: "Whether they come: yes, no answer yet, no.",
  access: "Whether they need an accessible table.",
  guestOf: "Name of the guest whose plus-one they are; guests who are nobody's come last.",
  updatedAt: "When they were last changed.",
  column: "The extra column that `column` names; guests without a text in it come last.",
});
export type GuestSortField = z.output<typeof sortField>;

export const GuestSort = inputOf("GuestSort", "Order of a guest list.", {
  ...sortFieldsOf(sortField),
  column: z.string().default("").describe("With by: COLUMN, name of the extra column."),
});
export type GuestSort = InstanceType<typeof GuestSort>;

@ArgsType()
export class GuestSearchArgs {
  @Field(() => String, {
    defaultValue: "",
    description:
      'A name, however it is spelled; text that their table, household, other name or an extra column contains; or "no table". At most ' +
      "100 characters.",
  })
  search!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Only guests who have a table, or only those who still need one: they have none and have not declined.",
  })
  seated?: boolean | null;

  @Field(() => enumTypeOf(attendance), { nullable: true, description: "Only guests with this answer." })
  attendance?: Attendance | null;
}

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

const guest = {
  name: z.string().describe("Name of the guest."),
  tableNumber: z.string().describe("Number or name of their table."),
  additionalInfo: ofType<Record<string, unknown>>(GraphQLJSONObject)
    .nullish()
    .describe(
      "Extra columns as a map of column name to text. If omitted, a guest keeps theirs. A column that the event has " +
        "not had before starts hidden from guests if it looks private, or if the event hides other columns.",
    ),
  details: ofType<GuestDetailsInput>(GuestDetailsInput)
    .nullish()
    .describe("Household, attendance and the like. If seats become free, there is no table, whatever tableNumber is."),
};
export const GuestInput = inputOf("GuestInput", "A new guest.", guest);
export type GuestInput = InstanceType<typeof GuestInput>;

const seen = "updatedAt as the caller last saw it. If the guest has changed since, the update is refused.";
export const UpdateGuestInput = inputOf("UpdateGuestInput", "Changes of a guest.", {
  ...guest,
  updatedAt: z.date().nullish().describe(seen),
});
export type UpdateGuestInput = InstanceType<typeof UpdateGuestInput>;

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
