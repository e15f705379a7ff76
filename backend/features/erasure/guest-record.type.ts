import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What an event holds about one guest." })
export class GuestRecord {
  @Field(() => GraphQLJSONObject, {
    description:
      "The guest, with all of: formerNames, rows (of other tables, that are about them), changes (of their own row), entries " +
      "(of the history, that have the name) and mentions (texts that have the name). Uploaded files are not searched.",
  })
  everything!: Record<string, unknown>;
}
