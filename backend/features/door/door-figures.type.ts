import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";

@ObjectType({ description: "How many guests arrived within five minutes." })
export class DoorArrivals {
  @Field(() => GraphQLDateTime, { description: "When the five minutes began." })
  from!: string;

  @Field(() => Int, { description: "How many guests and walk-ins arrived then for the first time." })
  count!: number;
}

@ObjectType({ description: "What stays of an evening at the door." })
export class DoorFigures {
  @Field(() => Int, { description: "How many guests and walk-ins arrived." })
  arrived!: number;

  @Field(() => Int, { description: "How many of them were walk-ins." })
  walkIns!: number;

  @Field(() => Int, { description: "How many guests did not decline, and did not come." })
  noShows!: number;

  @limited({ maxEntries: 500 })
  @Field(() => [DoorArrivals], { description: "When they arrived, in order." })
  arrivals!: DoorArrivals[];
}
