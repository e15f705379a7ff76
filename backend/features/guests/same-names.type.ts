import { Field, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Guest } from "./guest.type.ts";

@ObjectType({ description: "Guests with the same name, who may be one person." })
export class SameNames {
  @Field(() => String, { description: "The name, as the first of them has it." })
  name!: string;

  @limited({ maxEntries: 10 })
  @Field(() => [Guest], { description: "The guests, at most 10, in the organizer's order." })
  guests!: Guest[];
}
