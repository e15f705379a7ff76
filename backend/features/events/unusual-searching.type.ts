import { z } from "zod";
import { objectOf } from "../../lib/rule-fields.ts";

export const UnusualSearching = objectOf(
  "UnusualSearching",
  "Somebody searches an event unlike a guest: again and again, as if to copy the list. Kept for 7 days.",
  {
    firstSeenAt: z.date().describe("When it was first noticed."),
    lastSeenAt: z.date().describe("When it was last noticed."),
  },
);
export type UnusualSearching = InstanceType<typeof UnusualSearching>;
