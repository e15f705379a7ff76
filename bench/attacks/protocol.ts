import { z } from "zod";

export const attackOrder = z.object({
  attack: z.string(),
  url: z.string(),
  eventId: z.number(),
  /** The attacker's own event with 200,000 guests, and one of them. */
  large: z.object({ eventId: z.number(), guestId: z.number() }),
  account: z.object({ username: z.string(), password: z.string() }),
  seconds: z.number(),
});

export type AttackOrder = z.infer<typeof attackOrder>;

export const attackFindings = z.object({
  sent: z.number(),
  /** How often each status was returned; 0 for no response. */
  statuses: z.record(z.string(), z.number()),
  bytes: z.number(),
});

export type AttackFindings = z.infer<typeof attackFindings>;
