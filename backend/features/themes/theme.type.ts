import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "How an event's public page looks." })
export class Theme {
  @Field(() => String, { description: "Colour of buttons and headings: # and six hexadecimal digits." })
  primaryColor!: string;

  @Field(() => String, { description: "Second colour: # and six hexadecimal digits." })
  secondaryColor!: string;

  @Field(() => String, { description: "Colour of the page: # and six hexadecimal digits." })
  backgroundColor!: string;

  @Field(() => String, { description: "CSS font family: one of the offered fonts and its fallback." })
  fontFamily!: string;
}
