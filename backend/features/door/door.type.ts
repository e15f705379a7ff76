import { GraphQLDateTime, GraphQLUUID } from "graphql-scalars";
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { doorOperationKinds, doorReasons, type DoorReason as Reason } from "../../../common/door/door-operation.ts";
import { limited } from "../../lib/field-limits.ts";

const enumOf = <Name extends string>(names: readonly Name[]): Record<string, Name> =>
  Object.fromEntries(names.map((name) => [name, name]));

export const DoorOperationKind = enumOf(doorOperationKinds);
export type DoorOperationKind = (typeof doorOperationKinds)[number];

registerEnumType(DoorOperationKind, {
  name: "DoorOperationKind",
  description: "What happened at a door.",
  valuesConfig: {
    ARRIVED: { description: "A guest or walk-in arrived." },
    LEFT: { description: "They left." },
    CANCELLED: { description: "Another operation did not happen. Cannot be cancelled itself." },
    WALK_IN: { description: "Somebody arrived who was not on the list, and now is." },
    RESEATED: { description: "Somebody sits elsewhere now." },
  },
});

export const DoorReason = enumOf(doorReasons);
export type DoorReason = Reason;

registerEnumType(DoorReason, {
  name: "DoorReason",
  description: "Why something at the door needs a look.",
  valuesConfig: {
    TWO_DOORS: { description: "Somebody arrived at two devices. They count once." },
    TWO_TABLES: { description: "Somebody was reseated to different tables. They stay where the list has them." },
    TWO_NAMES: { description: "An unnamed plus-one was given different names. They keep the one that the list has." },
    GUEST_GONE: { description: "The guest is no longer on the list." },
    LIST_FULL: { description: "The walk-in is not on the list, because it has as many guests as it can have." },
    TABLE_GONE: { description: "The event has no table of that name." },
    MOVED_MEANWHILE: { description: "Somebody else seated the guest elsewhere meanwhile." },
    ALREADY_NAMED: { description: "Somebody else named the plus-one meanwhile." },
  },
});

@ObjectType({ description: "What the server has of the operations that a device handed in." })
export class DoorReceipt {
  @Field(() => [GraphQLUUID], { description: "Ids of operations that are stored, now or before: all of them." })
  stored!: string[];

  @Field(() => [GraphQLUUID], {
    description: "Ids of those that contradict others, or that the list could not follow.",
  })
  needLook!: string[];
}

/** What an operation says, as a device sends it and as it is stored. */
@InputType()
@ObjectType()
abstract class DoorOperationFields {
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
  at!: Date | string;

  @Field(() => Float, {
    nullable: true,
    description: "What to add to the device's clock to get the server's, in milliseconds; null if unknown. Only shown.",
  })
  clockOffsetMs?: number | null;

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
      "For RESEATED, the table that the device showed before. If somebody else has seated the guest meanwhile, the list stays as it " +
      "is, and the operation needs a look. If null, the list follows in any case.",
  })
  expectedTableLabel?: string | null;
}

@InputType({ description: "Something that happened at a door. It is stored once, and never changed." })
export class DoorOperationInput extends DoorOperationFields {}

@ObjectType({
  description:
    "Something that was recorded at a door, as stored. A walk-in has the guest who was added to the list; once a guest was erased, " +
    "what was recorded about them is about nobody.",
})
export class DoorFact extends DoorOperationFields {
  @Field(() => Int, {
    description:
      "1, 2, … in the order in which they were stored. When its guest is erased, an operation gets the next one.",
  })
  position!: number;

  @Field(() => String, { nullable: true, description: "Name of the person who recorded it; null if unknown." })
  authorName!: string | null;
}

@ObjectType({ description: "Somebody about whom something was recorded at the door." })
export class DoorGuest {
  @Field(() => Int, { description: "Id of the guest on the list." })
  guestId!: number;

  @Field(() => GraphQLUUID, {
    nullable: true,
    description: "Id that the device gave them; null for guests of the list.",
  })
  walkInId!: string | null;

  @Field(() => String, { description: "Their name on the list." })
  name!: string;

  @Field(() => String, { description: "Label of their table on the list; empty for none." })
  tableLabel!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When they arrived; null if they are not here." })
  arrivedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The device at which they arrived; null if they are not here." })
  arrivedAtDevice!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the person who recorded their arrival." })
  arrivedBy!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When they left; null if they are here, or never were.",
  })
  leftAt!: Date | null;
}

@ObjectType({ description: "Something at the door that people must decide." })
export class DoorCard {
  @limited({ maxInAll: 100 })
  @Field(() => [GraphQLUUID], { description: "Ids of the operations that it is about." })
  operationIds!: readonly string[];

  @Field(() => DoorReason, { description: "Why it needs a look." })
  reason!: DoorReason;

  @Field(() => Int, { nullable: true, description: "Id of the guest; null for a walk-in who is not on the list." })
  guestId!: number | null;

  @Field(() => GraphQLUUID, { nullable: true, description: "Id of the walk-in; null for guests of the list." })
  walkInId!: string | null;

  @Field(() => String, { nullable: true, description: "The name on the list; null if they are not there." })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "Their table on the list; null if they are not there." })
  tableLabel!: string | null;
}

/** In an answer: more are asked for with the position of the last. */
export const maxFactsInAnswer = 500;

@ObjectType({ description: "How a table fills." })
export class DoorTable {
  @Field(() => String, { description: "Its label; empty for guests without a table." })
  label!: string;

  @Field(() => Int, { description: "How many of its guests are here." })
  hereCount!: number;

  @Field(() => Int, { description: "How many of its guests are here or did not decline." })
  expectedCount!: number;
}

@ObjectType({ description: "What happened at the doors of an event." })
export class DoorState {
  @Field(() => Int, { description: "How many guests and walk-ins are here." })
  arrivedCount!: number | Promise<number>;

  @Field(() => Int, { description: "How many guests of the list are here or did not decline." })
  expectedCount!: number | Promise<number>;

  @limited({ maxEntries: 1000 })
  @Field(() => [DoorGuest], {
    description: "Everybody on the list about whom something was recorded, in the list's order.",
  })
  guests!: DoorGuest[] | Promise<DoorGuest[]>;

  @limited({ maxEntries: 500 })
  @Field(() => [DoorTable], { description: "How the tables fill at which anybody is expected, in the list's order." })
  tables!: DoorTable[] | Promise<DoorTable[]>;

  @limited({ maxEntries: 50 })
  @Field(() => [DoorCard], { description: "What people must decide." })
  needLook!: DoorCard[] | Promise<DoorCard[]>;

  @Field(() => Int, { description: "Position of the newest operation." })
  version!: number;

  @Field(() => Int, {
    description:
      "Position of the oldest operation. Those before were removed, or are at a later position since their guests were erased, " +
      "for devices to forget.",
  })
  firstPosition!: number;

  @Field(() => Int, { description: "Version of the guest list." })
  listVersion!: number;

  @limited({ maxEntries: maxFactsInAnswer })
  @Field(() => [DoorFact], {
    description: `Operations after the position since, at most ${maxFactsInAnswer}, in the order in which they were stored.`,
  })
  operations!: DoorFact[] | Promise<DoorFact[]>;
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
