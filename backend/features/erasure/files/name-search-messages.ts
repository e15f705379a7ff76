import { z } from "zod";

/** What the process is asked for: which files, whose bytes follow one after the other, may name somebody. */
export const nameSearchTask = z.object({
  /** Each name as its words. */
  names: z.array(z.array(z.string())),
  /** Bytes of each file. */
  sizes: z.array(z.number()),
});
export type NameSearchTask = z.infer<typeof nameSearchTask>;

/** The process answers for each file in turn. */
export const nameSearchProgress = z.boolean();

export const nameSearchResult = z.null();
