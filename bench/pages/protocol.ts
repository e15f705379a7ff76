import { z } from "zod";

export const order = z.object({
  url: z.string(),
  /** Searches by an API or on a guest's page, or one page repeatedly. */
  face: z.enum(["rest", "graphql", "answer", "page"]),
  path: z.string().default(""),
  eventId: z.number(),
  names: z.array(z.string()),
  /** Greedy: as fast as possible over `count` connections. Phones: typing speed. */
  callers: z.object({ kind: z.enum(["greedy", "phones"]), count: z.number() }),
  seconds: z.number(),
  seed: z.number(),
});

export type Order = z.input<typeof order>;

export const findings = z.object({
  requests: z.number(),
  /** Requests that were not answered with 200. */
  failed: z.number(),
  perSecond: z.number(),
  medianMs: z.number(),
  p99Ms: z.number(),
});

export type Findings = z.infer<typeof findings>;

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
