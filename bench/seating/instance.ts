import { z } from "zod";
import { noWishes, type SeatingProblem } from "../../common/seating/search/seating-problem.ts";

const guest = z.int().min(0);

/** The format of files for `npm run solve`, with the sources of published ones. */
export const instanceFile = z.object({
  source: z.string().optional(),
  guests: z.array(z.string()),
  tables: z.array(z.int().min(0)),
  /** Added if both guests are at the same table. */
  weights: z.array(z.tuple([guest, guest, z.int()])),
  together: z.array(z.array(guest)).default([]),
  apart: z.array(z.tuple([guest, guest])).default([]),
  /** The largest possible sum of weights, where known. */
  optimum: z.int().optional(),
});

export type SeatingInstance = z.infer<typeof instanceFile>;

export function problemOf(instance: SeatingInstance): SeatingProblem {
  return {
    ...noWishes,
    guests: instance.guests.map(() => ({ size: 1, tables: null, current: null })),
    tables: instance.tables.map((capacity) => ({ capacity, minimum: 0, mayBeEmpty: true })),
    together: instance.together,
    apart: instance.apart,
    pairs: instance.weights.map(([one, other, weight]) => ({ guests: [one, other], weight })),
  };
}
