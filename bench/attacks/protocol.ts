import { z } from "zod";

/** An order to an attacker. */
export const attackOrder = z.object({
  /** A name of the table of attacks. */
  attack: z.string(),
  url: z.string(),
  /** The event that the attacker knows. */
  eventId: z.number(),
  /** An event of theirs with 200,000 guests, and one of these. */
  large: z.object({ eventId: z.number(), guestId: z.number() }),
  /** How they sign in, if they do. */
  account: z.object({ username: z.string(), password: z.string() }),
  seconds: z.number(),
});

export type AttackOrder = z.infer<typeof attackOrder>;

/** The result of an attack. */
export const attackFindings = z.object({
  sent: z.number(),
  /** How often each status was returned; 0 for no response. */
  statuses: z.record(z.string(), z.number()),
  bytes: z.number(),
});

export type AttackFindings = z.infer<typeof attackFindings>;
