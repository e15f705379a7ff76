import { z } from "zod";

export const nameSearchTask = z.object({
  /** Each name as its words. */
  names: z.array(z.array(z.string())),
  /** Bytes of each file. */
  sizes: z.array(z.number()),
});
export type NameSearchTask = z.infer<typeof nameSearchTask>;

/** One answer per file, in order. */
export const nameSearchProgress = z.boolean();

export const nameSearchResult = z.null();
