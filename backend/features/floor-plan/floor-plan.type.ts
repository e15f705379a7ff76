import { Field, Float, Int, ObjectType } from "type-graphql";
import { maxCorners, maxFixtures } from "../../../common/floor-plan/plan-limits.ts";
import type { FixtureKind } from "../../../common/floor-plan/plan-types.ts";
import { limited } from "../../lib/field-limits.ts";
import { registeredEnum } from "../../lib/rule-fields.ts";

const fixtureKinds: Record<FixtureKind, string> = {
  STAGE: "A stage.",
  BAR: "A bar or buffet.",
  DOOR: "A door. Guests come in by the first one.",
  DANCE_FLOOR: "A dance floor.",
  PILLAR: "A pillar.",
  TEXT: "Only a text.",
};
export const FixtureKindEnum = registeredEnum("FixtureKind", "What stands in a room besides tables.", fixtureKinds);

// Simple resolvers: a plan has hundreds of them.
@ObjectType({ description: "Something on a floor plan besides tables.", simpleResolvers: true })
export class Fixture {
  @Field(() => Int, { description: "Id of the fixture." })
  id!: number;

  @Field(() => FixtureKindEnum, { description: "What it is." })
  kind!: FixtureKind;

  @Field(() => String, { description: "Text on it; empty for the usual word for its kind." })
  label!: string;

  @Field(() => Int, { description: "Center." })
  x!: number;

  @Field(() => Int, { description: "Center." })
  y!: number;

  @Field(() => Int, { description: "Width before it is rotated." })
  width!: number;

  @Field(() => Int, { description: "Depth before it is rotated." })
  depth!: number;

  @Field(() => Int, { description: "Degrees, clockwise, from 0 to 359." })
  rotation!: number;
}

@ObjectType({ description: "A point of a floor plan.", simpleResolvers: true })
export class FloorPoint {
  @Field(() => Int, { description: "Centimeters from the left." })
  x!: number;

  @Field(() => Int, { description: "Centimeters from the top." })
  y!: number;
}

@ObjectType({ description: "The picture of the venue behind a floor plan." })
export class VenuePicture {
  @Field(() => String, { description: "Path of the picture on this server, for those who may edit the event." })
  url!: string;

  @Field(() => Int, { description: "Left edge." })
  x!: number;

  @Field(() => Int, { description: "Top edge." })
  y!: number;

  @Field(() => Int, { description: "Width on the plan." })
  width!: number;

  @Field(() => Float, { description: "Width divided by height." })
  aspect!: number;

  @Field(() => Int, { description: "Percent." })
  opacity!: number;
}

@ObjectType({ description: "The room of an event. Lengths are in centimeters; x grows to the right, y downwards." })
export class FloorPlan {
  @Field(() => Int, { description: "Width of the room." })
  width!: number;

  @Field(() => Int, { description: "Depth of the room." })
  depth!: number;

  @limited({ maxEntries: maxCorners })
  @Field(() => [FloorPoint], {
    description: "Corners of the room, in order; none for a rectangle of its width and depth.",
  })
  outline!: FloorPoint[];

  @Field(() => Boolean, { description: "Whether guests see where in the room their table is." })
  isShownToGuests!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether lengths are shown in feet instead of meters; null while nobody has chosen.",
  })
  isInFeet!: boolean | null;

  @Field(() => VenuePicture, { nullable: true, description: "Picture behind the plan, which only organizers see." })
  picture!: VenuePicture | null;

  @limited({ maxEntries: maxFixtures })
  @Field(() => [Fixture], {
    description: "What stands in the room besides tables, in the order in which it was added.",
  })
  fixtures!: Fixture[];
}

@ObjectType({ description: "A stored picture." })
export class PictureFile {
  @Field(() => String, { description: "Name for saving it." })
  filename!: string;

  @Field(() => String, { description: "Its bytes, in Base64." })
  content!: string;
}
