import { z } from "zod";
import {
  maxCorners,
  maxFixtureLabelLength,
  maxFixtures,
  maxRoomSide,
  maxSide,
  minCorners,
  minRoomSide,
  minSide,
} from "../../../common/floor-plan/plan-limits.ts";
import { fixtureKinds } from "../../../common/floor-plan/plan-types.ts";
import { rule } from "../../../common/rule-messages.ts";
import { storableText } from "../../../common/storable-text.ts";
import { planPlace, planRotation } from "../tables/table-rules.ts";

const roomSide = z
  .int(rule("rules.roomSide"))
  .min(minRoomSide, rule("rules.roomSide"))
  .max(maxRoomSide, rule("rules.roomSide"));

const outline = z
  .array(z.object({ x: planPlace, y: planPlace }))
  .max(maxCorners, rule("rules.roomOutline"))
  .refine(({ length }) => length === 0 || length >= minCorners, rule("rules.roomOutline"));

const side = z
  .int(rule("rules.fixtureSide"))
  .min(minSide, rule("rules.fixtureSide"))
  .max(maxSide, rule("rules.fixtureSide"));

const fixture = z.object({
  /** Undefined for a new one. */
  id: z
    .int()
    .nullish()
    .transform((id) => id ?? undefined),
  kind: z.enum(fixtureKinds),
  label: z
    .string()
    .transform((text) => storableText(text).replace(/\s+/gu, " ").trim())
    .pipe(z.string().max(maxFixtureLabelLength, rule("rules.fixtureLabelTooLong"))),
  x: planPlace,
  y: planPlace,
  width: side,
  depth: side,
  rotation: planRotation,
});

/** Changes of a floor plan other than its tables. Omitted fields stay unchanged. */
export const floorPlanChangesSchema = z.object({
  width: roomSide.optional(),
  depth: roomSide.optional(),
  /** Null or empty for a rectangle. */
  outline: outline.nullable().optional(),
  isShownToGuests: z.boolean().optional(),
  isInFeet: z.boolean().optional(),
  picture: z
    .object({
      x: planPlace,
      y: planPlace,
      width: side,
      opacity: z
        .int(rule("rules.pictureOpacity"))
        .min(0, rule("rules.pictureOpacity"))
        .max(100, rule("rules.pictureOpacity")),
    })
    .optional(),
  removePicture: z.boolean().default(false),
  fixtures: z.array(fixture).max(maxFixtures, rule("rules.tooManyFixtures")).default([]),
  removedFixtureIds: z.array(z.int()).max(maxFixtures, rule("rules.tooManyFixtures")).default([]),
});

export type FloorPlanChanges = z.output<typeof floorPlanChangesSchema>;
export type FixtureChange = FloorPlanChanges["fixtures"][number];
