import { Field, InputType, Int } from "type-graphql";
import { guestNotesSchema } from "../../../common/guest-rules.ts";
import { addRuleFields } from "../../lib/rule-fields.ts";
import { Attendance } from "../guests/guest.type.ts";

@InputType({ description: "Where a guest shall sit." })
export class SeatMoveInput {
  @Field(() => Int, { description: "Id of the guest." })
  guestId!: number;

  @Field(() => String, {
    nullable: true,
    description: "Label of the table, created if there is none; null or empty takes the seat away.",
  })
  tableLabel?: string | null;

  @Field(() => Int, { nullable: true, description: "Number of the seat, from 1; null for any seat." })
  seatNumber?: number | null;
}

@InputType({ description: "What to note about guests for seating them; omitted fields stay as they are." })
export class GuestDetailsInput {
  @Field(() => String, { nullable: true, description: "Their household; empty for none." })
  household?: string | null;

  @Field(() => Attendance, { nullable: true, description: "Whether they come." })
  attendance?: Attendance | null;

  @Field(() => Int, { nullable: true, description: "Id of the guest whose plus-one they are; null for nobody's." })
  guestOfId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether their seats become free, locked or not, as of guests who cancel.",
  })
  freesSeat?: boolean | null;
}

addRuleFields(GuestDetailsInput, guestNotesSchema);
