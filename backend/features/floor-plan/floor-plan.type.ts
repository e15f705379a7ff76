import { Float } from "type-graphql";
import { z } from "zod";
import { maxCorners, maxFixtures } from "../../../common/floor-plan/plan-limits.ts";
import type { FixtureKind } from "../../../common/floor-plan/plan-types.ts";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType, registeredEnum } from "../../lib/rule-fields.ts";

const fixtureKinds: Record<FixtureKind, string> = {
  STAGE: "A stage.",
  BAR: "A bar or buffet.",
  DOOR: "A door. Guests come in by the first one.",
  DANCE_FLOOR: "A dance floor.",
  PILLAR: "A pillar.",
  TEXT: "Only a text.",
};
export const FixtureKindEnum = registeredEnum("FixtureKind", "What stands in a room besides tables.", fixtureKinds);

export const Fixture = objectOf("Fixture", "Something on a floor plan besides tables.", {
  id: z.int().describe("Id of the fixture."),
  kind: ofType<FixtureKind>(FixtureKindEnum).describe("What it is."),
  label: z.string().describe("Text on it; empty for the usual word for its kind."),
  x: z.int().describe("Center."),
  y: z.int().describe("Center."),
  width: z.int().describe("Width before it is rotated."),
  depth: z.int().describe("Depth before it is rotated."),
  rotation: z.int().describe("Degrees, clockwise, from 0 to 359."),
});
export type Fixture = InstanceType<typeof Fixture>;

export const FloorPoint = objectOf("FloorPoint", "A point of a floor plan.", {
  x: z.int().describe("Centimeters from the left."),
  y: z.int().describe("Centimeters from the top."),
});
export type FloorPoint = InstanceType<typeof FloorPoint>;

export const VenuePicture = objectOf("VenuePicture", "The picture of the venue behind a floor plan.", {
  url: z.string().describe("Path of the picture on this server, for those who may edit the event."),
  x: z.int().describe("Left edge."),
  y: z.int().describe("Top edge."),
  width: z.int().describe("Width on the plan."),
  aspect: ofType<number>(Float).describe("Width divided by height."),
  opacity: z.int().describe("Percent."),
});
export type VenuePicture = InstanceType<typeof VenuePicture>;

export const FloorPlan = objectOf(
  "FloorPlan",
  "The room of an event. Lengths are in centimeters; x grows to the right, y downwards.",
  {
    width: z.int().describe("Width of the room."),
    depth: z.int().describe("Depth of the room."),
    outline: z
      .array(ofType<FloorPoint>(FloorPoint))
      .describe("Corners of the room, in order; none for a rectangle of its width and depth."),
    isShownToGuests: z.boolean().describe("Whether guests see where in the room their table is."),
    isInFeet: z
      .boolean()
      .nullable()
      .describe("Whether lengths are shown in feet instead of meters; null while nobody has chosen."),
    picture: ofType<VenuePicture>(VenuePicture)
      .nullable()
      .describe("Picture behind the plan, which only organizers see."),
    fixtures: z
      .array(ofType<Fixture>(Fixture))
      .describe("What stands in the room besides tables, in the order in which it was added."),
  },
);
export type FloorPlan = InstanceType<typeof FloorPlan>;
limited({ maxEntries: maxCorners })(FloorPlan.prototype, "outline");
limited({ maxEntries: maxFixtures })(FloorPlan.prototype, "fixtures");

export const PictureFile = objectOf("PictureFile", "A stored picture.", {
  filename: z.string().describe("Name for saving it."),
  content: z.string().describe("Its bytes, in Base64."),
});
export type PictureFile = InstanceType<typeof PictureFile>;
