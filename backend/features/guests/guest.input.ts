import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, InputType, registerEnumType } from "type-graphql";
import { type Sort, SortDirection } from "../../lib/sort-direction.ts";

/** What a guest list can be sorted by. */
export const GuestSortField = { POSITION: "position", NAME: "name", TABLE: "table" } as const;
export type GuestSortField = (typeof GuestSortField)[keyof typeof GuestSortField];

registerEnumType(GuestSortField, {
  name: "GuestSortField",
  description: "What a guest list can be sorted by.",
  valuesConfig: {
    POSITION: { description: "The organiser's own order." },
    NAME: { description: "Name of the guest." },
    TABLE: { description: "Table; numbers in it count by their value. Guests without one come before all others." },
  },
});

@InputType({ description: "How a guest list is sorted." })
export class GuestSort implements Sort<GuestSortField> {
  @Field(() => GuestSortField, { description: "What by." })
  by!: GuestSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASCENDING, description: "Which end comes first." })
  direction!: SortDirection;
}

@InputType({ description: "A guest, as an organiser enters them." })
export class GuestInput {
  @Field(() => String, { description: "Name of the guest." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table." })
  tableNumber!: string;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Extra columns: name of the column to its text. Left out, a guest keeps those they have. A column that the event has " +
      "not had starts hidden from guests if it looks private, or if the event hides others.",
  })
  additionalInfo?: Record<string, unknown> | null;
}

@InputType({ description: "A guest, as an organiser changes them." })
export class UpdateGuestInput extends GuestInput {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "updatedAt as the caller last saw it. When the guest was changed since, the update is refused.",
  })
  updatedAt?: Date | null;
}
