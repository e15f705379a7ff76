import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What a cleanup of uploaded files removed." })
export class Cleanup {
  @Field(() => String, { description: "What was removed, in a sentence." })
  message!: string;

  @Field(() => Int, { description: "Files that were removed." })
  fileCount!: number;

  @Field(() => Float, { description: "Their size in bytes." })
  bytes!: number;
}
