import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, InputType } from "type-graphql";

@InputType({ description: "A guest, as an organiser enters them." })
export class GuestInput {
  @Field(() => String, { description: "Name of the guest." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table." })
  tableNumber!: string;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: "Extra columns: name of the column to its text. Left out, a guest keeps those they have.",
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
