import { Field, ObjectType } from "type-graphql";

/** More would not fit into a list to choose from. */
export const maxHistoryAuthors = 50;

@ObjectType({ description: "Somebody who did something to an event." })
export class HistoryAuthor {
  @Field(() => String, { description: "Id of the author, for the argument authorId of history." })
  id!: string;

  @Field(() => String, {
    description: "Name of the author: now, for users; when they last did something, for helpers and other authors.",
  })
  name!: string;
}
