import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { ArgsType, Field, InputType, registerEnumType } from "type-graphql";
import { type Sort, SortDirection } from "../../lib/sort-direction.ts";
import { Attendance } from "./guest.type.ts";
import { GuestDetailsInput } from "./guest-details.input.ts";

export const GuestSortField = {
  POSITION: "position",
  NAME: "name",
  FAMILY_NAME: "familyName",
  TABLE: "table",
  OTHER_NAMES: "otherNames",
  HOUSEHOLD: "household",
  ATTENDANCE: "attendance",
  ACCESS: "access",
  GUEST_OF: "guestOf",
  UPDATED_AT: "updatedAt",
  COLUMN: "column",
} as const;
export type GuestSortField = (typeof GuestSortField)[keyof typeof GuestSortField];

registerEnumType(GuestSortField, {
  name: "GuestSortField",
  description: "Fields to sort guests by.",
  valuesConfig: {
    POSITION: { description: "The organizer's own order." },
    NAME: { description: "Name of the guest." },
    FAMILY_NAME: { description: 'Family name without words such as "van", then the whole name.' },
    TABLE: { description: "Table; numbers in it sort by value. Guests without a table come first." },
    OTHER_NAMES: { description: "Other names; guests without any come last." },
    HOUSEHOLD: { description: "Household; guests without one come last." },
    ATTENDANCE: { description: "Whether they come: yes, no answer yet, no." },
    ACCESS: { description: "Whether they need an accessible table." },
    GUEST_OF: { description: "Name of the guest whose plus-one they are; guests who are nobody's come last." },
    UPDATED_AT: { description: "When they were last changed." },
    COLUMN: { description: "The extra column that `column` names; guests without a text in it come last." },
  },
});

@InputType({ description: "Order of a guest list." })
export class GuestSort implements Sort<GuestSortField> {
  @Field(() => GuestSortField, { description: "Field to sort by." })
  by!: GuestSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASCENDING, description: "Direction." })
  direction!: SortDirection;

  @Field(() => String, { defaultValue: "", description: "With by: COLUMN, name of the extra column." })
  column!: string;
}

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

  @Field(() => Attendance, { nullable: true, description: "Only guests with this answer." })
  attendance?: Attendance | null;
}

@InputType({ description: "A new guest." })
export class GuestInput {
  @Field(() => String, { description: "Name of the guest." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table." })
  tableNumber!: string;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Extra columns as a map of column name to text. If omitted, a guest keeps theirs. A column that the event has " +
      "not had before starts hidden from guests if it looks private, or if the event hides other columns.",
  })
  additionalInfo?: Record<string, unknown> | null;

  @Field(() => GuestDetailsInput, {
    nullable: true,
    description:
      "Household, attendance and the like. If seats become free, there is no table, whatever tableNumber is.",
  })
  details?: GuestDetailsInput | null;
}

@InputType({ description: "Changes of a guest." })
export class UpdateGuestInput extends GuestInput {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "updatedAt as the caller last saw it. If the guest has changed since, the update is refused.",
  })
  updatedAt?: Date | null;
}
