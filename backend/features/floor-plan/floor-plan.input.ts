import { Field, InputType, Int } from "type-graphql";
import type { FixtureKind } from "../../../common/floor-plan/plan-types.ts";
import { TableChangeInput } from "../tables/table.input.ts";
import { FixtureKindEnum } from "./floor-plan.type.ts";

@InputType({ description: "A corner of a room, in centimeters." })
export class FloorPointInput {
  @Field(() => Int, { description: "Centimeters from the left." })
  x!: number;

  @Field(() => Int, { description: "Centimeters from the top." })
  y!: number;
}

@InputType({ description: "Where the picture of the venue is, in centimeters." })
export class PicturePlaceInput {
  @Field(() => Int, { description: "Left edge." })
  x!: number;

  @Field(() => Int, { description: "Top edge." })
  y!: number;

  @Field(() => Int, { description: "Width on the plan." })
  width!: number;

  @Field(() => Int, { description: "Percent." })
  opacity!: number;
}

@InputType({ description: "A fixture: a new one, or all properties of a present one." })
export class FixtureInput {
  @Field(() => Int, { nullable: true, description: "Id of the fixture to change; null for a new one." })
  id?: number | null;

  @Field(() => FixtureKindEnum, { description: "What it is." })
  kind!: FixtureKind;

  @Field(() => String, { defaultValue: "", description: "Text on it, at most 60 characters." })
  label!: string;

  @Field(() => Int, { description: "Center." })
  x!: number;

  @Field(() => Int, { description: "Center." })
  y!: number;

  @Field(() => Int, { description: "Width before it is rotated, from 10 cm to 300 m." })
  width!: number;

  @Field(() => Int, { description: "Depth before it is rotated, from 10 cm to 300 m." })
  depth!: number;

  @Field(() => Int, { defaultValue: 0, description: "Degrees, clockwise." })
  rotation!: number;
}

@InputType({ description: "Changes of a floor plan; omitted fields stay as they are." })
export class FloorPlanInput {
  @Field(() => Int, { nullable: true, description: "Width of the room in centimeters, from 1 to 300 m." })
  width?: number | null;

  @Field(() => Int, { nullable: true, description: "Depth of the room in centimeters, from 1 to 300 m." })
  depth?: number | null;

  @Field(() => [FloorPointInput], {
    nullable: true,
    description: "Corners of the room, at most 100; null for a rectangle of its width and depth.",
  })
  outline?: FloorPointInput[] | null;

  @Field(() => Boolean, { nullable: true, description: "Whether guests see where in the room their table is." })
  isShownToGuests?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether lengths are shown in feet instead of meters." })
  isInFeet?: boolean | null;

  @Field(() => PicturePlaceInput, { nullable: true, description: "Another place for the picture of the venue." })
  picture?: PicturePlaceInput | null;

  @Field(() => Boolean, { nullable: true, description: "Whether to take the picture of the venue away." })
  removePicture?: boolean | null;

  @Field(() => [FixtureInput], { nullable: true, description: "Fixtures to add or change; a plan has at most 500." })
  fixtures?: FixtureInput[] | null;

  @Field(() => [Int], { nullable: true, description: "Ids of fixtures to take away." })
  removedFixtureIds?: number[] | null;

  @Field(() => [TableChangeInput], { nullable: true, description: "Changes of tables, such as their places." })
  tables?: TableChangeInput[] | null;
}
