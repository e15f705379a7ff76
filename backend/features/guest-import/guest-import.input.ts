import { Field, InputType, registerEnumType } from "type-graphql";

/** What an import does with the existing list. */
export const ImportMode = { REPLACE: "replace", MERGE: "merge" } as const;
export type ImportMode = (typeof ImportMode)[keyof typeof ImportMode];

registerEnumType(ImportMode, {
  name: "ImportMode",
  description: "How a guest file is applied to the current list.",
  valuesConfig: {
    REPLACE: { description: "The list becomes the contents of the file. Guests who are in both keep their id." },
    MERGE: {
      description:
        "Guests of the file who are on the list are updated, the others are added, nobody is removed; empty cells " +
        "change nothing.",
    },
  },
});

/** The meaning of a column in a guest file. */
export const GuestColumnUse = {
  NAME: "name",
  FIRST_NAME: "firstName",
  LAST_NAME: "lastName",
  TABLE: "table",
  PLUS_ONE: "plusOne",
  PLUS_ONE_FIRST_NAME: "plusOneFirstName",
  PLUS_ONE_LAST_NAME: "plusOneLastName",
  PARTY_SIZE: "partySize",
  ATTENDANCE: "attendance",
  EXTRA: "extra",
  IGNORED: "ignored",
} as const;
export type GuestColumnUse = (typeof GuestColumnUse)[keyof typeof GuestColumnUse];

registerEnumType(GuestColumnUse, {
  name: "GuestColumnUse",
  description: "How to use a column of a guest file.",
  valuesConfig: {
    NAME: { description: "Full name." },
    FIRST_NAME: { description: "First name, or a part of it." },
    LAST_NAME: { description: "Last name, or a part of it." },
    TABLE: { description: "Number or name of the table." },
    PLUS_ONE: { description: "Full name of one more guest, who came with the guest of the row." },
    PLUS_ONE_FIRST_NAME: { description: "First name of one more guest." },
    PLUS_ONE_LAST_NAME: { description: "Last name of one more guest; belongs to the first name before it." },
    PARTY_SIZE: { description: "Number of guests in the row." },
    ATTENDANCE: { description: "Whether the guest comes. Those who declined are left out." },
    EXTRA: { description: "Kept as an extra column." },
    IGNORED: { description: "Left out." },
  },
});

@InputType({ description: "How to use a column of a guest file." })
export class GuestColumnInput {
  @Field(() => String, { description: "Name of the column, as in the preview." })
  column!: string;

  @Field(() => GuestColumnUse, { description: "How to use it." })
  use!: GuestColumnUse;
}

@InputType({ description: "A choice about how to read a guest file." })
export class GuestFileAnswerInput {
  @Field(() => String, { description: "Id of the decision, as in the preview." })
  decision!: string;

  @Field(() => String, { description: "Value of the chosen option." })
  option!: string;
}
