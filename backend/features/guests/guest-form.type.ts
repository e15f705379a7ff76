import { Field, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Guest } from "./guest.type.ts";

export const maxPlusOnes = 50;

@ObjectType({ description: "Whom a guest comes with." })
export class GuestCompany {
  @Field(() => Guest, { nullable: true, description: "Whose plus-one they are; null if nobody's." })
  guestOf!: Guest | null;

  @limited({ maxEntries: maxPlusOnes })
  @Field(() => [Guest], { description: "Their own plus-ones, at most 50, in the organizer's order." })
  plusOnes!: Guest[];
}
