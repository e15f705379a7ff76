import { z } from "zod";

/** An order to the load generator. */
export const order = z.object({
  url: z.string(),
  /** Searches by an API or on a guest's page, or one page again and again. */
  face: z.enum(["rest", "graphql", "answer", "page"]),
  /** The page's path; empty for searches by an API. */
  path: z.string().default(""),
  eventId: z.number(),
  /** Names to type, letter by letter. */
  names: z.array(z.string()),
  /** As fast as possible over some connections, or each at typing speed. */
  callers: z.object({ kind: z.enum(["greedy", "phones"]), count: z.number() }),
  seconds: z.number(),
  seed: z.number(),
});

export type Order = z.input<typeof order>;

/** The load generator's measurements. */
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

/** What someone who types a name sends, from the second letter on. */
export function prefixesOf(name: string): string[] {
  const word = name.split(" ")[0] ?? name;
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, i) => word.slice(0, i + 2));
}
