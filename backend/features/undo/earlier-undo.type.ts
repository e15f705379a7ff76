import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { HistoryEntry } from "../history/history-entry.type.ts";

/** How many changes in a row that cannot be undone are looked at. */
export const maxBlocked = 10;

@ObjectType({ description: "A change that cannot be undone." })
export class BlockedChange {
  @Field(() => HistoryEntry, { description: "Its history entry." })
  entry!: HistoryEntry;

  @Field(() => String, { description: "Why, as sentences." })
  reason!: string;
}

@ObjectType({ description: "What can be undone by passing over changes that cannot." })
export class EarlierUndo {
  @limited({ maxEntries: maxBlocked })
  @Field(() => [BlockedChange], { description: "The changes to pass over, newest first." })
  blocked!: BlockedChange[];

  @Field(() => HistoryEntry, {
    nullable: true,
    description: "The change before them that can be undone; null for none.",
  })
  entry!: HistoryEntry | null;

  @Field(() => Int, {
    description:
      "How many of its guests, tables and so on stay as they are, because later changes that are passed over changed them, too.",
  })
  leftAloneCount!: number;

  @limited({ maxInAll: 3 })
  @Field(() => [String], { description: "The first of these guests' names and tables' labels." })
  leftAloneNames!: string[];
}
