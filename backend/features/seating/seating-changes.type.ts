import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Event } from "../events/event.type.ts";
import { FloorPlan } from "../floor-plan/floor-plan.type.ts";
import { Guest } from "../guests/guest.type.ts";
import { Table } from "../tables/table.type.ts";
import { Wish } from "../wishes/wish.type.ts";

/** With more, reading everything again costs not much more. */
export const maxChangedRows = 1000;

@ObjectType({ description: "What changed after a version of the guest list: rows as they are now." })
export class SeatingChanges {
  @Field(() => Int, { description: "Version of the guest list that this leads to." })
  listVersion!: number;

  @Field(() => Boolean, {
    description:
      "Whether this is all that changed. If not, because it is too much or too long ago, read everything again.",
  })
  isComplete!: boolean;

  @limited({ maxEntries: maxChangedRows })
  @Field(() => [Guest], { description: "Guests who were added or changed." })
  guests!: Guest[];

  @Field(() => [Int], { description: "Ids of guests who were deleted." })
  removedGuestIds!: number[];

  @Field(() => [Table], { description: "Tables that were added or changed." })
  tables!: Table[];

  @Field(() => [Int], { description: "Ids of tables that were deleted." })
  removedTableIds!: number[];

  @Field(() => FloorPlan, { nullable: true, description: "The room, if it, its fixtures or its picture changed." })
  floorPlan!: FloorPlan | null;

  // Of rows that changed, as many as guests at most, few are wishes.
  @limited({ maxEntries: 500 })
  @Field(() => [Wish], {
    nullable: true,
    description: "All wishes, if some changed, or guests or fixtures that they may be about came or went.",
  })
  wishes!: Wish[] | null;

  @Field(() => Event, { description: "The event, for what can be undone and redone." })
  event!: Event;
}
