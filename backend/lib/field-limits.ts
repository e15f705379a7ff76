import { Extensions } from "type-graphql";
import { z } from "zod";
import { onceFor } from "./once-for.ts";

const schema = z.object({
  /** Maximum number of entries in the list. */
  maxEntries: z.number().optional(),
  /** Maximum number of entries in the lists of one parent list together, however many parents there are. */
  maxInAll: z.number().optional(),
  /** Whether it is a search. One operation may contain only a few. */
  isSearch: z.boolean().optional(),
  /** Whether it has its own rate limits, which only the caller can use up. */
  countsItself: z.boolean().optional(),
  /**
   * Whether an operation with this field takes turns with those of other signed-in callers. By default, fields of the query and of
   * mutations do, except searches, and others do not.
   */
  takesTurn: z.boolean().optional(),
});

/** The possible size of a field's result, for the limits on operations. */
export type FieldLimits = z.output<typeof schema>;

/** Declares a field's limits. */
export const limited = (limits: FieldLimits): ReturnType<typeof Extensions> => Extensions({ limits });

/** The limits that {@link limited} declared for a field, by the field's extensions. */
export const limitsOf = onceFor(
  (extensions: Readonly<Record<string, unknown>>): FieldLimits => schema.safeParse(extensions.limits).data ?? {},
);
