import { z } from "zod";
import { tableShapes } from "../../../common/floor-plan/plan-types.ts";
import { tableLabel } from "../../../common/guest-rules.ts";
import { maxTableCapacity } from "../../../common/limits.ts";
import { rule } from "../../../common/rule-messages.ts";
import { maxPlanLength, maxTableLength, maxTableNoteLength, minTableLength } from "../../limits.ts";

/** Centimeters along one axis. */
export const planPlace = z
  .int(rule("rules.planPlace"))
  .min(-maxPlanLength, rule("rules.planPlace"))
  .max(maxPlanLength, rule("rules.planPlace"));

/** Degrees, clockwise. Full turns are left out. */
export const planRotation = z.int(rule("rules.planRotation")).transform((degrees) => ((degrees % 360) + 360) % 360);

const tableLength = z
  .int(rule("rules.tableLength"))
  .min(minTableLength, rule("rules.tableLength"))
  .max(maxTableLength, rule("rules.tableLength"));

/** Omitted fields stay unchanged. */
const tableChangesSchema = z.object({
  label: tableLabel.optional(),
  capacity: z
    .int(rule("rules.tableCapacity"))
    .min(1, rule("rules.tableCapacity"))
    .max(maxTableCapacity, rule("rules.tableCapacity"))
    .nullable()
    .optional(),
  shape: z.enum(tableShapes).optional(),
  note: z.string().trim().max(maxTableNoteLength, rule("rules.tableNoteTooLong")).optional(),
  isLocked: z.boolean().optional(),
  isAccessible: z.boolean().optional(),
  x: planPlace.nullable().optional(),
  y: planPlace.nullable().optional(),
  rotation: planRotation.optional(),
  width: tableLength.nullable().optional(),
  depth: tableLength.nullable().optional(),
});

export const tableSchema = tableChangesSchema.extend({ label: tableLabel });

export const tableChangeSchema = tableChangesSchema.extend({ id: z.int() });

export type NewTable = z.output<typeof tableSchema>;
export type TableChange = z.output<typeof tableChangeSchema>;
