import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

@ObjectType({ description: "State of an event. If it differs from before, the event has changed." })
export class EventChange {
  @Field(() => Int, { description: "Id of the event." })
  eventId!: ListReadableEventId;

  @Field(() => Int, { description: "Version of the guest list; each change raises it." })
  listVersion!: number;

  @Field(() => GraphQLDateTime, { description: "When the event itself was last changed." })
  updatedAt!: Date;
}
