import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../../lib/field-limits.ts";

@ObjectType({ description: "A seating that was given a name." })
export class SavedPlan {
  @Field(() => Int, { description: "Id of the plan." })
  id!: number;

  @Field(() => String, { description: "Its name, which no other plan of the event has." })
  name!: string;

  @Field(() => GraphQLDateTime, { description: "When it was saved." })
  createdAt!: Date;

  @Field(() => Int, { description: "How many guests have a table in it." })
  seatedCount!: number;
}

@ObjectType({ description: "A table as it was when a plan was saved." })
export class SavedTable {
  @Field(() => Int, { nullable: true, description: "Its id then; null if it was new, or came with an archive." })
  id!: number | null;

  @Field(() => String, { description: "Its label." })
  label!: string;

  @Field(() => Int, { nullable: true, description: "Its number of seats; null for any." })
  capacity!: number | null;
}

@ObjectType({ description: "Where a guest sits in a saved plan." })
export class SavedSeat {
  @Field(() => Int, { description: "Id of the guest, who may have been deleted since." })
  guestId!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Place of the table among those of the plan, from 0; null for no seat.",
  })
  tablePlace!: number | null;

  @Field(() => Int, { nullable: true, description: "Number of the seat; null for any." })
  seatNumber!: number | null;
}

@ObjectType({ description: "A saved plan with its tables and guests." })
export class SavedSeating extends SavedPlan {
  // Plain values: ten cost less than an object that is read.
  @limited({ maxEntries: 50 })
  @Field(() => [SavedTable], { description: "The tables." })
  tables!: SavedTable[];

  @limited({ maxEntries: 500 })
  @Field(() => [SavedSeat], { description: "All guests, also those without a seat." })
  seats!: SavedSeat[];
}
