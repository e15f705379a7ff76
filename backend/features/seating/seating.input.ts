import { Field, InputType, Int } from "type-graphql";

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
