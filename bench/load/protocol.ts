import { z } from "zod";

/** What the load generator is told to do. */
export const order = z.object({
  url: z.string(),
  face: z.enum(["rest", "graphql"]),
  eventId: z.number(),
  /** Names as they are typed, letter by letter. */
  names: z.array(z.string()),
  /** As fast as it goes over some connections, or each at the pace of somebody who types. */
  callers: z.object({ kind: z.enum(["greedy", "phones"]), count: z.number() }),
  seconds: z.number(),
  seed: z.number(),
});

export type Order = z.infer<typeof order>;

/** What the load generator has found. */
export const findings = z.object({
  requests: z.number(),
  /** Requests that were not answered with 200. */
  failed: z.number(),
  perSecond: z.number(),
  medianMs: z.number(),
  p99Ms: z.number(),
});

export type Findings = z.infer<typeof findings>;

/** The operation that guests' phones send. */
export const searchOperation = `query Search($eventId: Int!, $query: String!) {
  searchGuests(eventId: $eventId, query: $query) {
    id name tableNumber additionalInfo tablemates { id name tableNumber }
  }
}`;

/** What somebody sends who types a name and is searched for from the second letter on. */
export function prefixesOf(name: string): string[] {
  const word = name.split(" ")[0] ?? name;
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, i) => word.slice(0, i + 2));
}
