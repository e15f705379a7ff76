import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

/** How a picture is shown on an event's page. */
export const PictureKind = { MONOGRAM: "monogram", PHOTO: "photo" } as const;
export type PictureKind = (typeof PictureKind)[keyof typeof PictureKind];

registerEnumType(PictureKind, {
  name: "PictureKind",
  description: "How a picture is shown on an event's page.",
  valuesConfig: {
    MONOGRAM: { description: "Above the event's name." },
    PHOTO: { description: "Across the page, above the event's name." },
  },
});

@ObjectType({ description: "The picture of an event's public page." })
export class EventPicture {
  @Field(() => PictureKind, { description: "How it is shown." })
  kind!: PictureKind;

  @Field(() => String, { description: "Its path on this server, for everybody who may open the page." })
  path!: string;

  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  height!: number;

  @Field(() => String, { nullable: true, description: "Path of the same picture for phones; null if there is none." })
  smallPath!: string | null;

  @Field(() => Int, { nullable: true, description: "Width in pixels of the picture for phones." })
  smallWidth!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Mean color of what is drawn on a transparent background: # and six hexadecimal digits; otherwise null.",
  })
  ink!: string | null;

  @Field(() => Int, { description: "Percent of black over it that make white text readable." })
  scrim!: number;
}

@ObjectType({ description: "Look of an event's public page." })
export class Theme {
  @Field(() => String, { description: "Color of buttons and headings: # and six hexadecimal digits." })
  primaryColor!: string;

  @Field(() => String, { description: "Secondary color: # and six hexadecimal digits." })
  secondaryColor!: string;

  @Field(() => String, { description: "Background color of the page: # and six hexadecimal digits." })
  backgroundColor!: string;

  @Field(() => String, { description: "CSS font family: one of the offered fonts and its fallback." })
  fontFamily!: string;

  @Field(() => EventPicture, { nullable: true, description: "Monogram or photo; null for none." })
  picture!: EventPicture | null;
}
