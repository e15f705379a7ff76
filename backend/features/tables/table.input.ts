import { Field, InputType, Int } from "type-graphql";
import type { TableShape } from "../../../common/floor-plan/plan-types.ts";
import { TableShapeEnum } from "./table.type.ts";

@InputType({ description: "Properties of a table besides its label; omitted ones stay as they are." })
class TablePropertiesInput {
  @Field(() => Int, { nullable: true, description: "Number of seats, from 1 to 1000; null if unknown." })
  capacity?: number | null;

  @Field(() => TableShapeEnum, { nullable: true, description: "Its shape; a new table is round." })
  shape?: TableShape | null;

  @Field(() => String, { nullable: true, description: "Note, at most 500 characters." })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether its guests stay, and nobody joins them." })
  isLocked?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether guests can reach it without steps." })
  isAccessible?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Center on the floor plan in centimeters; null takes it off the plan.",
  })
  x?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Center on the floor plan in centimeters; null takes it off the plan.",
  })
  y?: number | null;

  @Field(() => Int, { nullable: true, description: "Degrees, clockwise, from 0 to 359." })
  rotation?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Width in centimeters, from 10 to 5000; null for the usual size of its shape and capacity.",
  })
  width?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Depth in centimeters, from 10 to 5000; null for the usual size of its shape and capacity.",
  })
  depth?: number | null;
}

@InputType({ description: "A new table." })
export class TableInput extends TablePropertiesInput {
  @Field(() => String, { description: "Number or name; unique within the event, ignoring case." })
  label!: string;
}

@InputType({ description: "Changes of a table; omitted fields stay as they are." })
export class TableChangeInput extends TablePropertiesInput {
  @Field(() => Int, { description: "Id of the table." })
  id!: number;

  @Field(() => String, { nullable: true, description: "New number or name. Its guests stay at it." })
  label?: string | null;
}
