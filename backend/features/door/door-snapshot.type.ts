import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";

// Lists of values in place of objects: a device gets thousands of guests, of whom most have no note.

@ObjectType({
  description:
    "Guests as devices at the door know them, without extra columns: lists with an entry for each guest, in the list's order, " +
    "unless they say otherwise.",
})
export class DoorGuests {
  @Field(() => [Int], { description: "Ids of the guests." })
  ids!: number[];

  @Field(() => [String], { description: "Their names." })
  names!: string[];

  @Field(() => [Int], { description: "Which of the tables they sit at, from 0; -1 for none." })
  tables!: number[];

  @Field(() => [Int], { description: "Which of the households they belong to, from 0; -1 for none." })
  households!: number[];

  @Field(() => [Int], { description: "Ids of the guests whose plus-ones they are; 0 for nobody's." })
  guestOfIds!: number[];

  @Field(() => [String], { description: "The households that some guest belongs to, each once." })
  householdNames!: string[];

  @Field(() => [Int], { description: "Ids of guests who declined." })
  declinedIds!: number[];

  @Field(() => [Int], { description: "Ids of guests with a note for the door." })
  notedIds!: number[];

  @Field(() => [String], { description: "The notes for the door of these guests." })
  notes!: string[];

  @Field(() => [Int], { description: "Ids of guests with other names." })
  otherNameIds!: number[];

  @Field(() => [String], { description: "The other names that find these guests, with semicolons in between." })
  otherNames!: string[];
}

@ObjectType({
  description: "The tables of an event as devices at the door know them, in the order in which they were added.",
})
export class DoorTables {
  @Field(() => [String], { description: "Labels of the tables." })
  labels!: string[];

  @Field(() => [Int], { description: "How many seats they have; 0 if unknown." })
  capacities!: number[];
}

@ObjectType({ description: "Guests who were merged into others, in lists with an entry for each." })
export class DoorMergedGuests {
  @Field(() => [Int], { description: "Ids of guests who are no longer on the list." })
  ids!: number[];

  @Field(() => [Int], { description: "Ids of the guests into whom they were merged." })
  keptIds!: number[];
}

@ObjectType({ description: "The guest list for a device at the door, or what changed of it." })
export class DoorSnapshot {
  @Field(() => String, { description: "Name of the event." })
  eventName!: string;

  @Field(() => Int, { description: "Version of the guest list." })
  listVersion!: number;

  @Field(() => Int, { description: "Position of the newest operation at the door, which this list already follows." })
  version!: number;

  @Field(() => Boolean, {
    description:
      "Whether these are all guests. Otherwise they are those who were added or changed since the version that was asked for.",
  })
  isWhole!: boolean;

  @Field(() => DoorGuests, { description: "The guests." })
  guests!: DoorGuests;

  @Field(() => [Int], {
    description:
      "Ids of guests who are gone since that version, for the device to delete, also those whom it has found by a search; empty with " +
      "all guests.",
  })
  goneIds!: number[];

  @Field(() => DoorMergedGuests, {
    description: "All guests who were merged into others: what was recorded about them is about these.",
  })
  merged!: DoorMergedGuests;

  @Field(() => DoorTables, { description: "All tables." })
  tables!: DoorTables;

  @Field(() => Boolean, {
    description: "Whether devices may keep the list to work without a connection; otherwise there are no guests here.",
  })
  worksOffline!: boolean;
}

@ObjectType({ description: "The guests found at the door by a typed name, with whom they come." })
export class DoorMatches {
  @limited({ maxEntries: 10 })
  @Field(() => [Int], { description: "Ids of the guests found, best match first." })
  foundIds!: number[];

  @Field(() => Int, {
    description: "Version of the guest list before the search, from which on doorSnapshot says who is gone.",
  })
  listVersion!: number;

  @Field(() => DoorGuests, {
    description: "They, their households, hosts and plus-ones, at most 100 together.",
  })
  guests!: DoorGuests;

  @Field(() => DoorTables, { description: "All tables." })
  tables!: DoorTables;
}
