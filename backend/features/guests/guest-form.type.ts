import { Field, ObjectType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";
import { Guest } from "./guest.type.ts";

export const maxPlusOnes = 50;

@ObjectType({ description: "A guest, and whom they come with." })
export class GuestCompany {
  @Field(() => Guest, { nullable: true, description: "The guest; null if the event has no such guest." })
  guest!: Guest | null;

  @Field(() => Guest, { nullable: true, description: "Whose plus-one they are; null if nobody's." })
  guestOf!: Guest | null;

  @limited({ maxEntries: maxPlusOnes })
  @Field(() => [Guest], { description: "Their own plus-ones, at most 50, in the organizer's order." })
  plusOnes!: Guest[];
}
