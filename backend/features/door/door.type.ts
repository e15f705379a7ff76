import { GraphQLDateTime, GraphQLUUID } from "graphql-scalars";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import {
  doorOperationKinds,
  doorReasons,
  type DoorOperationKind as Kind,
  type DoorReason as Reason,
} from "../../../common/door/door-operation.ts";
import { limited } from "../../lib/field-limits.ts";
import { registeredEnum } from "../../lib/rule-fields.ts";

const DoorOperationKind = registeredEnum("DoorOperationKind", "What happened at a door.", doorOperationKinds);
const DoorReason = registeredEnum("DoorReason", "Why something at the door needs a look.", doorReasons);

@ObjectType({ description: "What the server has of the operations that a device handed in." })
export class DoorReceipt {
  @Field(() => [GraphQLUUID], { description: "Ids of operations that are stored, now or before: all of them." })
  stored!: string[];

  @Field(() => [GraphQLUUID], { description: "Those that contradict others, or that the list could not follow." })
  needLook!: string[];
}

@InputType({ description: "Something that happened at a door. It is stored once, and never changed." })
export class DoorOperationInput {
  @Field(() => GraphQLUUID, {
    description: "Made by the device. Of operations with the same id, the first one counts.",
  })
  id!: string;

  @Field(() => String, { description: "The device that recorded it, at most 64 characters." })
  device!: string;

  @Field(() => Int, { description: "1, 2, … on each device." })
  sequence!: number;

  @Field(() => DoorOperationKind, { description: "What happened." })
  kind!: Kind;

  @Field(() => Int, { nullable: true, description: "For ARRIVED, LEFT and RESEATED; either this or walkInId." })
  guestId?: number | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "Id that the device gave a walk-in; needed for WALK_IN." })
  walkInId?: string | null;

  @Field(() => String, { nullable: true, description: "Of a walk-in; for ARRIVED, what an unnamed plus-one gave." })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "For WALK_IN and RESEATED, label of a table of the event, or empty; for ARRIVED, what the device showed.",
  })
  tableLabel?: string | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "For CANCELLED, id of the operation that did not happen." })
  cancels?: string | null;

  @Field(() => GraphQLDateTime, { description: "When it happened, by the device's clock. Only shown." })
  at!: Date | string;

  @limited({ maxInAll: 100 })
  @Field(() => [GraphQLUUID], {
    nullable: true,
    description:
      "Ids of all operations about the same person that the device knew and that this one takes the place of: arrivals for LEFT, " +
      "reseats for RESEATED. If null, it takes the place of the device's own earlier ones; a LEFT that follows no arrival of its " +
      "device ends one arrival of each other device.",
  })
  replaces?: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "For RESEATED, the table that the device showed before: if they do not sit there any more, the operation needs a look.",
  })
  expectedTableLabel?: string | null;
}

@ObjectType({ description: "Somebody on the list about whom something was recorded at the door." })
export class DoorGuest {
  @Field(() => Int, { description: "Their id on the list." })
  guestId!: number;

  @Field(() => GraphQLUUID, { nullable: true, description: "Of a walk-in; null for other guests." })
  walkInId!: string | null;

  @Field(() => String, { description: "Their name on the list." })
  name!: string;

  @Field(() => String, { description: "Empty for no table." })
  tableLabel!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Null if they are not here." })
  arrivedAt!: Date | null;
}

@ObjectType({ description: "Something at the door that people must decide." })
export class DoorCard {
  @limited({ maxInAll: 100 })
  @Field(() => [GraphQLUUID], { description: "Ids of the operations that it is about." })
  operationIds!: readonly string[];

  @Field(() => DoorReason, { description: "Why it needs a look." })
  reason!: Reason;
}

@ObjectType({ description: "How a table fills." })
export class DoorTable {
  @Field(() => String, { description: "Empty for guests without a table." })
  label!: string;

  @Field(() => Int, { description: "How many of its guests are here." })
  hereCount!: number;

  @Field(() => Int, { description: "How many of its guests are here or did not decline." })
  expectedCount!: number;
}

@ObjectType({ description: "What happened at the doors of an event." })
export class DoorState {
  @Field(() => Int, { description: "How many guests and walk-ins are here." })
  arrivedCount!: number;

  @Field(() => Int, { description: "How many guests of the list are here or did not decline." })
  expectedCount!: number;

  @limited({ maxEntries: 1000 })
  @Field(() => [DoorGuest], { description: "In the list's order." })
  guests!: DoorGuest[];

  @limited({ maxEntries: 500 })
  @Field(() => [DoorTable], { description: "Tables at which anybody is expected, in the list's order." })
  tables!: DoorTable[];

  @limited({ maxEntries: 50 })
  @Field(() => [DoorCard], { description: "What people must decide." })
  needLook!: DoorCard[];

  @Field(() => Int, { description: "Position of the newest operation." })
  version!: number;

  @Field(() => Int, { description: "Version of the guest list." })
  listVersion!: number;
}

@ObjectType({ description: "That something changed at an event's door or in its guest list." })
export class DoorChange {
  @Field(() => Int, { description: "Id of the event." })
  eventId!: number;

  @Field(() => Int, { description: "Position of the newest operation." })
  version!: number;

  @Field(() => Int, { description: "Version of the guest list." })
  listVersion!: number;
}

@ObjectType({ description: "What stays of an evening at the door." })
export class DoorFigures {
  @Field(() => Int, { description: "How many guests and walk-ins arrived." })
  arrived!: number;

  @Field(() => Int, { description: "How many of them were walk-ins." })
  walkIns!: number;

  @Field(() => Int, { description: "How many guests did not decline, and did not come." })
  noShows!: number;
}
