import { z } from "zod";
import type { TableShape } from "../../../common/floor-plan/plan-types.ts";
import { inputOf, ofType } from "../../lib/rule-fields.ts";
import { TableShapeEnum } from "./table.type.ts";

const properties = {
  capacity: z.int().nullish().describe("Number of seats, from 1 to 1000; null if unknown."),
  shape: ofType<TableShape>(TableShapeEnum).nullish().describe("Its shape; a new table is round."),
  note: z.string().nullish().describe("Note, at most 500 characters."),
  isLocked: z.boolean().nullish().describe("Whether its guests stay, and nobody joins them."),
  isAccessible: z.boolean().nullish().describe("Whether guests can reach it without steps."),
  x: z.int().nullish().describe("Center on the floor plan in centimeters; null takes it off the plan."),
  y: z.int().nullish().describe("Center on the floor plan in centimeters; null takes it off the plan."),
  rotation: z.int().nullish().describe("Degrees, clockwise, from 0 to 359."),
  width: z
    .int()
    .nullish()
    .describe("Width in centimeters, from 10 to 5000; null for the usual size of its shape and capacity."),
  depth: z
    .int()
    .nullish()
    .describe("Depth in centimeters, from 10 to 5000; null for the usual size of its shape and capacity."),
};

export const TableInput = inputOf("TableInput", "A new table.", {
  label: z.string().describe("Number or name; unique within the event, ignoring case."),
  ...properties,
});
export type TableInput = InstanceType<typeof TableInput>;

const changes = { label: z.string().nullish().describe("New number or name. Its guests stay at it."), ...properties };
export const TableChangesInput = inputOf(
  "TableChangesInput",
  "Changes of a table; omitted fields stay as they are.",
  changes,
);
export type TableChangesInput = InstanceType<typeof TableChangesInput>;

export const TableChangeInput = inputOf(
  "TableChangeInput",
  "Changes of one of several tables; omitted fields stay as they are.",
  { id: z.int().describe("Id of the table."), ...changes },
);
export type TableChangeInput = InstanceType<typeof TableChangeInput>;
