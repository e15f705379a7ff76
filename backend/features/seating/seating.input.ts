import { z } from "zod";
import { optionalTableLabel } from "../../../common/guest-rules.ts";
import { maxTableCapacity } from "../../../common/limits.ts";
import { rule } from "../../../common/rule-messages.ts";
import { inputOf } from "../../lib/rule-fields.ts";

export const SeatMoveInput = inputOf("SeatMoveInput", "Where a guest shall sit.", {
  guestId: z.int().describe("Id of the guest."),
  tableLabel: z
    .string()
    .nullish()
    .describe("Label of the table, created if there is none; null or empty takes the seat away."),
  seatNumber: z.int().nullish().describe("Number of the seat, from 1; null for any seat."),
});
export type SeatMoveInput = InstanceType<typeof SeatMoveInput>;

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
