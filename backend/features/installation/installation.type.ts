import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "The program that answers." })
export class Installation {
  @Field(() => String, { description: "Its version, such as 1.2.0." })
  version!: string;

  @Field(() => String, {
    nullable: true,
    description: "A newer version; null if there is none, or if the installation does not look for one.",
  })
  newerVersion!: string | null;
}
