import { Extensions } from "type-graphql";
import { z } from "zod";
import { onceFor } from "./once-for.ts";

const schema = z.object({
  /** Entries that the list may hold. */
  mostEntries: z.number().optional(),
  /** Entries that the lists of one parent list may hold together, however many parents there are. */
  mostInAll: z.number().optional(),
  /** Whether it searches, so that one operation may hold a few of it at most. */
  isSearch: z.boolean().optional(),
  /** Whether it has limits of its own on how often it is asked, so that nobody beside the caller can spend them. */
  countsItself: z.boolean().optional(),
});

/** What can come back from a field of the graph, for the limits on operations. */
export type FieldLimits = z.output<typeof schema>;

/** Declares what can come back from a field. */
export const limited = (limits: FieldLimits): ReturnType<typeof Extensions> => Extensions({ limits });

/** What {@link limited} has declared of a field, by the field's extensions. */
export const limitsOf = onceFor(
  (extensions: Readonly<Record<string, unknown>>): FieldLimits => schema.safeParse(extensions.limits).data ?? {},
);
