import { Field, InputType, Int } from "type-graphql";
import { guestNotesSchema } from "../../../common/guest-rules.ts";
import { addRuleFields } from "../../lib/rule-fields.ts";
import { Attendance } from "./guest.type.ts";

@InputType({ description: "What to note about guests for seating them; omitted fields stay as they are." })
export class GuestDetailsInput {
  @Field(() => String, { nullable: true, description: "Their household; empty for none." })
  household?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What helpers at the door should know of them, at most 200 characters; empty for nothing.",
  })
  doorNote?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Other names that find them, at most 8 and 500 characters in all: whole names, given names alone, or family names after " +
      'a word such as "née". A semicolon separates two names.',
  })
  otherNames?: string[] | null;

  @Field(() => Attendance, { nullable: true, description: "Whether they come." })
  attendance?: Attendance | null;

  @Field(() => Int, { nullable: true, description: "Id of the guest whose plus-one they are; null for nobody's." })
  guestOfId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether their seats become free, locked or not, as of guests who cancel.",
  })
  freesSeat?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether their plus-ones do not come either, and lose their seats.",
  })
  cancelsPlusOnes?: boolean | null;
}

addRuleFields(GuestDetailsInput, guestNotesSchema);
