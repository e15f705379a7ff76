import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";

@ObjectType({ description: "How far an event has got: when it is not as before, the event was changed." })
export class EventChange {
  @Field(() => Int, { description: "Number of the event." })
  eventId!: OwnedEventId;

  @Field(() => Int, { description: "Version of the guest list, which every change of it raises." })
  listVersion!: number;

  @Field(() => GraphQLDateTime, { description: "When the event was last changed otherwise." })
  updatedAt!: Date;
}
