import { Extensions } from "type-graphql";
import { z } from "zod";
import { onceFor } from "./once-for.ts";

const schema = z.object({
  maxEntries: z.number().optional(),
  /** In the lists of one parent list together, however many parents there are. */
  maxInAll: z.number().optional(),
  /** One operation may contain only a few. */
  isSearch: z.boolean().optional(),
  /** Whether it has its own rate limits, which only the caller can use up. */
  countsItself: z.boolean().optional(),
  /** Whether it takes turns with other signed-in callers. By default, queries and mutations do, except searches. */
  takesTurn: z.boolean().optional(),
});

/** The possible size of a field's result, for the limits on operations. */
export type FieldLimits = z.output<typeof schema>;

/** Declares a field's limits. */
export const limited = (limits: FieldLimits): ReturnType<typeof Extensions> => Extensions({ limits });

/** What {@link limited} declared for a field, by the field's extensions. */
export const limitsOf = onceFor(
  (extensions: Readonly<Record<string, unknown>>): FieldLimits => schema.safeParse(extensions.limits).data ?? {},
);
