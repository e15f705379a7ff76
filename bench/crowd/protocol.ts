import { z } from "zod";

/** An order to a crowd. */
export const crowdOrder = z.object({
  url: z.string(),
  people: z.array(
    z.object({
      name: z.string(),
      /** How they are signed in. */
      cookie: z.string(),
      eventId: z.number(),
      guestIds: z.array(z.number()),
    }),
  ),
  seconds: z.number(),
});

export type CrowdOrder = z.infer<typeof crowdOrder>;

/** What each of the people got done. */
export const crowdFindings = z.array(
  z.object({
    name: z.string(),
    done: z.number(),
    /** Refused because they, or all together, had enough under way. */
    refused: z.number(),
    /** Anything else than an answer or such a refusal, each with how often it came. */
    failures: z.record(z.string(), z.number()),
    /** The longest that they waited for an answer, in milliseconds. */
    longestMs: z.number(),
  }),
);

export type CrowdFindings = z.infer<typeof crowdFindings>;
