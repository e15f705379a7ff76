import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { optionalTableLabel } from "../../../common/guest-rules.ts";
import { maxTableCapacity } from "../../../common/limits.ts";
import { rule } from "../../../common/rule-messages.ts";

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

/** Moves guests to a table and, if given, a seat. Without a table they lose their seat. */
export const seatMoveSchema = z.object({
  guestId: z.int(),
  tableLabel: z
    .string()
    .nullish()
    .transform((label) => label ?? "")
    .pipe(optionalTableLabel),
  seatNumber: z
    .int(rule("rules.seatNumber"))
    .min(1, rule("rules.seatNumber"))
    .max(maxTableCapacity, rule("rules.seatNumber"))
    .nullish()
    .transform((seat) => seat ?? null),
});

export type SeatMove = z.output<typeof seatMoveSchema>;
