import { Field, ObjectType } from "type-graphql";

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
}
