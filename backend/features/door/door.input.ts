import { GraphQLDateTime, GraphQLUUID } from "graphql-scalars";
import { Field, Float, InputType, Int } from "type-graphql";
import { DoorOperationKind } from "./door.type.ts";

@InputType({ description: "Something that happened at a door. It is stored once, and never changed." })
export class DoorOperationInput {
  @Field(() => GraphQLUUID, {
    description: "Id that the device made, best of version 7. Of operations with the same id, the first one counts.",
  })
  id!: string;

  @Field(() => String, { description: "The device that recorded it, at most 64 characters." })
  device!: string;

  @Field(() => Int, { description: "1, 2, … on each device." })
  sequence!: number;

  @Field(() => DoorOperationKind, { description: "What happened." })
  kind!: DoorOperationKind;

  @Field(() => Int, {
    nullable: true,
    description: "Id of the guest, for ARRIVED, LEFT and RESEATED; either this or walkInId.",
  })
  guestId?: number | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "Id that the device gave a walk-in; needed for WALK_IN." })
  walkInId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of a walk-in; for ARRIVED, the name that an unnamed plus-one gave. Ignored for everybody else.",
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "For WALK_IN and RESEATED, label of a table that the event has, or empty for none; for ARRIVED, what the device showed.",
  })
  tableLabel?: string | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "For CANCELLED, id of the operation that did not happen." })
  cancels?: string | null;

  @Field(() => GraphQLDateTime, { description: "When it happened, by the device's clock. Only shown." })
  at!: Date;

  @Field(() => Float, {
    nullable: true,
    description: "What to add to the device's clock to get the server's, in milliseconds; null if unknown. Only shown.",
  })
  clockOffsetMs?: number | null;

  @Field(() => [GraphQLUUID], {
    nullable: true,
    description:
      "Ids of all operations about the same person that the device knew and that this one takes the place of: arrivals for LEFT, " +
      "reseats for RESEATED. If null, it takes the place of the device's own earlier ones; a LEFT that follows no arrival of its " +
      "device ends one arrival of each other device.",
  })
  replaces?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "For RESEATED, the table that the device showed before. If somebody else has seated the guest meanwhile, the list stays as it " +
      "is, and the operation needs a look. If null, the list follows in any case.",
  })
  expectedTableLabel?: string | null;
}
