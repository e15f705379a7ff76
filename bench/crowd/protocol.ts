import { z } from "zod";

export const crowdOrder = z.object({
  url: z.string(),
  people: z.array(
    z.object({
      name: z.string(),
      cookie: z.string(),
      eventId: z.number(),
      guestIds: z.array(z.number()),
    }),
  ),
  seconds: z.number(),
});

export type CrowdOrder = z.infer<typeof crowdOrder>;

export const crowdFindings = z.array(
  z.object({
    name: z.string(),
    done: z.number(),
    /** Refused because of too much under way. */
    refused: z.number(),
    /** Other failures, with how often each occurred. */
    failures: z.record(z.string(), z.number()),
    longestMs: z.number(),
  }),
);

export type CrowdFindings = z.infer<typeof crowdFindings>;
