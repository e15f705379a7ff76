import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { SeatingInstance } from "./instance.ts";

const file = new URL("./proven-bounds.json", import.meta.url);

const provenBound = z.object({
  name: z.string(),
  hash: z.string(),
  /** No plan is worth more; null if unknown. */
  bound: z.number().nullable(),
  /** Value of the best plan found; optimal if equal to the bound. */
  best: z.number(),
  how: z.string(),
  /** Processor time. */
  seconds: z.number(),
});

export type ProvenBound = z.infer<typeof provenBound>;

export function provenBounds(): Map<string, ProvenBound> {
  const bounds = z.array(provenBound).parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(bounds.map((bound) => [bound.name, bound]));
}

/** Differs for any other guests, tables, weights or rules. */
export function hashOf({ guests, tables, weights, together, apart }: SeatingInstance): string {
  const facts = JSON.stringify([guests.length, tables, weights, together, apart]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 16);
}
