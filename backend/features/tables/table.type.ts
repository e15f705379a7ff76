import { Field, Int, ObjectType } from "type-graphql";
import type { TableShape } from "../../../common/floor-plan/plan-types.ts";
import { registeredEnum } from "../../lib/registered-enum.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

/** Where the seats of each shape are. */
const shapes: Record<TableShape, { description: string }> = {
  ROUND: { description: "Seats all around." },
  RECTANGLE: { description: "Seats on both long sides, and at the ends if needed." },
  ONE_SIDED: { description: "Seats on one long side, as at a head table." },
  ROW: { description: "A row of chairs without a table." },
};
export const TableShapeEnum = registeredEnum("TableShape", "Shape of a table.", shapes);

@ObjectType({
  description: "A table. On the floor plan, lengths are in centimeters from the top left corner of the room.",
})
export class Table {
  eventId!: ListReadableEventId;

  @Field(() => Int, { description: "Id of the table." })
  id!: number;

  @Field(() => String, { description: "Number or name; unique within the event, ignoring case." })
  label!: string;

  @Field(() => Int, { nullable: true, description: "Number of seats; null if unknown." })
  capacity!: number | null;

  @Field(() => TableShapeEnum, { description: "Its shape." })
  shape!: TableShape;

  @Field(() => String, { description: "Note of the organizer; may be empty." })
  note!: string;

  @Field(() => Boolean, { description: "Whether its guests stay, and nobody joins them." })
  isLocked!: boolean;

  @Field(() => Boolean, { description: "Whether guests can reach it without steps." })
  isAccessible!: boolean;

  @Field(() => Int, { nullable: true, description: "Center on the floor plan; null if it is not there." })
  x!: number | null;

  @Field(() => Int, { nullable: true, description: "Center on the floor plan; null if it is not there." })
  y!: number | null;

  @Field(() => Int, { description: "Degrees, clockwise, from 0 to 359." })
  rotation!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Width, for a round table its diameter; null for the usual size of its shape and capacity.",
  })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: "Depth; null for the usual size of its shape and capacity." })
  depth!: number | null;
}
