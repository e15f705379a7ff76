import { z } from "zod";
import { optionalTableLabel } from "../../../common/guest-rules.ts";
import { maxTableCapacity } from "../../../common/limits.ts";
import { rule } from "../../../common/rule-messages.ts";

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
