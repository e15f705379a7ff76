import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Guest } from "../guests/guest.type.ts";
import { Table } from "../tables/table.type.ts";

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

  @Field(() => Boolean, { description: "Whether the room, its fixtures or its picture changed." })
  hasNewFloorPlan!: boolean;

  @Field(() => Boolean, {
    description: "Whether wishes changed, or guests or fixtures that they may be about came or went.",
  })
  hasNewWishes!: boolean;
}
