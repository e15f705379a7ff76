import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What an event holds about one guest." })
export class GuestRecord {
  @Field(() => GraphQLJSONObject, {
    description:
      "The guest, with all of: formerNames, guestOf, plusOnes, householdMembers, hiddenColumns, wishes, changes, entries (of the " +
      "history, that have the name), lists (of earlier days), files, mentions (texts that have the name), plans and atDoor.",
  })
  everything!: Record<string, unknown>;
}
