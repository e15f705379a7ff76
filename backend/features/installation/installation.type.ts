import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "The program that answers." })
export class Installation {
  @Field(() => String, { description: "Its version, such as 1.2.0." })
  version!: string;
}
