import { Field, InputType, registerEnumType } from "type-graphql";

/** How a file meets the list that is there. */
export const ImportMode = { REPLACE: "replace", MERGE: "merge" } as const;
export type ImportMode = (typeof ImportMode)[keyof typeof ImportMode];

registerEnumType(ImportMode, {
  name: "ImportMode",
  description: "How a guest file meets the list that is there.",
  valuesConfig: {
    REPLACE: { description: "The list becomes what the file holds. Guests who are in both stay who they are." },
    MERGE: {
      description:
        "Guests of the file who are in the list are updated, the others are added, nobody is removed; what the file " +
        "leaves empty stays as it is.",
    },
  },
});

/** What a column of a guest file is. */
export const GuestColumnUse = {
  NAME: "name",
  FIRST_NAME: "firstName",
  LAST_NAME: "lastName",
  TABLE: "table",
  EXTRA: "extra",
  IGNORED: "ignored",
} as const;
export type GuestColumnUse = (typeof GuestColumnUse)[keyof typeof GuestColumnUse];

registerEnumType(GuestColumnUse, {
  name: "GuestColumnUse",
  description: "What a column of a guest file is.",
  valuesConfig: {
    NAME: { description: "The whole name." },
    FIRST_NAME: { description: "The first name, or a part of it." },
    LAST_NAME: { description: "The last name, or a part of it." },
    TABLE: { description: "Number or name of the table." },
    EXTRA: { description: "An extra column that is kept." },
    IGNORED: { description: "A column that is not kept." },
  },
});

@InputType({ description: "What a column of a guest file is." })
export class GuestColumnInput {
  @Field(() => String, { description: "Name of the column, as the preview has it." })
  column!: string;

  @Field(() => GuestColumnUse, { description: "What it is." })
  use!: GuestColumnUse;
}
