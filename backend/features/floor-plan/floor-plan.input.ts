import { z } from "zod";
import type { FixtureKind } from "../../../common/floor-plan/plan-types.ts";
import { inputOf, ofType } from "../../lib/rule-fields.ts";
import { TableChangeInput } from "../tables/table.input.ts";
import { FixtureKindEnum } from "./floor-plan.type.ts";

export const FloorPointInput = inputOf("FloorPointInput", "A corner of a room, in centimeters.", {
  x: z.int().describe("Centimeters from the left."),
  y: z.int().describe("Centimeters from the top."),
});
export type FloorPointInput = InstanceType<typeof FloorPointInput>;

export const PicturePlaceInput = inputOf("PicturePlaceInput", "Where the picture of the venue is, in centimeters.", {
  x: z.int().describe("Left edge."),
  y: z.int().describe("Top edge."),
  width: z.int().describe("Width on the plan."),
  opacity: z.int().describe("Percent."),
});
export type PicturePlaceInput = InstanceType<typeof PicturePlaceInput>;

export const FixtureInput = inputOf("FixtureInput", "A fixture: a new one, or all properties of a present one.", {
  id: z.int().nullish().describe("Id of the fixture to change; null for a new one."),
  kind: ofType<FixtureKind>(FixtureKindEnum).describe("What it is."),
  label: z.string().default("").describe("Text on it, at most 60 characters."),
  x: z.int().describe("Center."),
  y: z.int().describe("Center."),
  width: z.int().describe("Width before it is rotated, from 10 cm to 300 m."),
  depth: z.int().describe("Depth before it is rotated, from 10 cm to 300 m."),
  rotation: z.int().default(0).describe("Degrees, clockwise."),
});
export type FixtureInput = InstanceType<typeof FixtureInput>;

export const FloorPlanInput = inputOf("FloorPlanInput", "Changes of a floor plan; omitted fields stay as they are.", {
  width: z.int().nullish().describe("Width of the room in centimeters, from 1 to 300 m."),
  depth: z.int().nullish().describe("Depth of the room in centimeters, from 1 to 300 m."),
  outline: z
    .array(ofType<FloorPointInput>(FloorPointInput))
    .nullish()
    .describe("Corners of the room, at most 100; null for a rectangle of its width and depth."),
  isShownToGuests: z.boolean().nullish().describe("Whether guests see where in the room their table is."),
  isInFeet: z.boolean().nullish().describe("Whether lengths are shown in feet instead of meters."),
  picture: ofType<PicturePlaceInput>(PicturePlaceInput)
    .nullish()
    .describe("Another place for the picture of the venue."),
  removePicture: z.boolean().nullish().describe("Whether to take the picture of the venue away."),
  fixtures: z
    .array(ofType<FixtureInput>(FixtureInput))
    .nullish()
    .describe("Fixtures to add or change; a plan has at most 500."),
  removedFixtureIds: z.array(z.int()).nullish().describe("Ids of fixtures to take away."),
  tables: z
    .array(ofType<TableChangeInput>(TableChangeInput))
    .nullish()
    .describe("Changes of tables, such as their places."),
});
export type FloorPlanInput = InstanceType<typeof FloorPlanInput>;
