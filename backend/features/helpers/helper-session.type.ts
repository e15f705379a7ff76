import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Helper } from "../event-rights/helper.type.ts";
import { PublicEvent } from "../events/event.type.ts";

@ObjectType({ description: "A link by which a helper joins, once." })
export class HelperLink {
  @Field(() => Helper, { description: "Whose link it is." })
  helper!: Helper;

  @Field(() => String, {
    description: "The whole URL. It cannot be read again: the server only stores a hash of its token.",
  })
  url!: string;

  @Field(() => GraphQLDateTime, { description: "When the link stops working if it has not been used." })
  expiresAt!: Date;
}

@ObjectType({ description: "Somebody who is here to help, and the event that they help with." })
export class HelperSession {
  @Field(() => Helper, { description: "Who it is." })
  helper!: Helper;

  @Field(() => PublicEvent, { description: "The event, as its guests see it." })
  event!: PublicEvent;
}
