import { GraphQLJSON } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import type { DeviceGuest } from "./door-list.data.ts";

/** Guests and tables are JSON: as objects of the graph, thousands of them would take seconds. */
@ObjectType()
abstract class DeviceList {
  @Field(() => Int, {
    description: "Version of the guest list, from which on doorSnapshot says who has changed and who is gone.",
  })
  listVersion!: number;

  @Field(() => GraphQLJSON, {
    description:
      "Guests, in the list's order, as a list of objects with id, name and, where they say something, table, household, guestOf (whose " +
      "plus-one they are), note (for the door), otherNames and hasDeclined; without extra columns.",
  })
  guests!: DeviceGuest[];

  @Field(() => GraphQLJSON, {
    description: "All tables, in the order in which they were added, as a list of objects with label and capacity.",
  })
  tables!: { label: string; capacity: number | null }[];
}

@ObjectType({ description: "The guest list for a device at the door, or what changed of it." })
export class DoorSnapshot extends DeviceList {
  @Field(() => String, { description: "Name of the event." })
  eventName!: string;

  @Field(() => Int, { description: "Position of the newest operation at the door, which this list already follows." })
  version!: number;

  @Field(() => Boolean, {
    description: "Whether devices may keep the list to work without a connection; otherwise there are no guests here.",
  })
  worksOffline!: boolean;

  @Field(() => Boolean, {
    description: "Whether these are all guests; otherwise, they changed since the version that was asked for.",
  })
  isWhole!: boolean;

  @Field(() => [Int], {
    description:
      "Ids of guests who are gone since that version, for the device to delete, also those whom it has found by a search; empty with " +
      "all guests.",
  })
  goneIds!: number[];

  @Field(() => GraphQLJSON, {
    description:
      "All guests who were merged into others, as a list of pairs of ids, the other one second: what was recorded about them is " +
      "about these.",
  })
  merged!: [number, number][];
}

@ObjectType({
  description:
    "The guests found at the door by a typed name, with their households, hosts and plus-ones, at most 100 together.",
})
export class DoorMatches extends DeviceList {
  @limited({ maxEntries: 10 })
  @Field(() => [Int], { description: "Ids of the guests found, best match first." })
  foundIds!: number[];
}
