import { z } from "zod";
import type { TableShape } from "../../../common/floor-plan/plan-types.ts";
import { objectOf, ofType, registeredEnum } from "../../lib/rule-fields.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

/** Where the seats of each shape are. */
const shapes: Record<TableShape, string> = {
  ROUND: "Seats all around.",
  RECTANGLE: "Seats on both long sides, and at the ends if needed.",
  ONE_SIDED: "Seats on one long side, as at a head table.",
  ROW: "A row of chairs without a table.",
};
export const TableShapeEnum = registeredEnum("TableShape", "Shape of a table.", shapes);

export const Table = objectOf(
  "Table",
  "A table. On the floor plan, lengths are in centimeters from the top left corner of the room.",
  {
    id: z.int().describe("Id of the table."),
    label: z.string().describe("Number or name; unique within the event, ignoring case."),
    capacity: z.int().nullable().describe("Number of seats; null if unknown."),
    shape: ofType<TableShape>(TableShapeEnum).describe("Its shape."),
    note: z.string().describe("Note of the organizer; may be empty."),
    isLocked: z.boolean().describe("Whether its guests stay, and nobody joins them."),
    isAccessible: z.boolean().describe("Whether guests can reach it without steps."),
    x: z.int().nullable().describe("Center on the floor plan; null if it is not there."),
    y: z.int().nullable().describe("Center on the floor plan; null if it is not there."),
    rotation: z.int().describe("Degrees, clockwise, from 0 to 359."),
    width: z
      .int()
      .nullable()
      .describe("Width, for a round table its diameter; null for the usual size of its shape and capacity."),
    depth: z.int().nullable().describe("Depth; null for the usual size of its shape and capacity."),
    seatedCount: z.int().describe("Number of guests at it."),
  },
);
export type Table = InstanceType<typeof Table> & { eventId: ListReadableEventId };
