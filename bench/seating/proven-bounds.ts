import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { SeatingInstance } from "./instance.ts";

const file = fileURLToPath(new URL("./proven-bounds.json", import.meta.url));

const provenBound = z.object({
  name: z.string(),
  /** Of the instance that it was proven for. */
  hash: z.string(),
  /** No plan is worth more; null if that could not be said. */
  bound: z.number().nullable(),
  /** What the best plan is worth that was found meanwhile; it is optimal if that is the bound. */
  best: z.number(),
  how: z.string(),
  /** Processor time. */
  seconds: z.number(),
});

/** What has been proven about an instance. */
export type ProvenBound = z.infer<typeof provenBound>;

/** What has been proven, by the names of instances. */
export function provenBounds(): Map<string, ProvenBound> {
  const bounds = z.array(provenBound).parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(bounds.map((bound) => [bound.name, bound]));
}

/** Replaces what has been proven. */
export function writeBounds(bounds: readonly ProvenBound[]): void {
  writeFileSync(file, `${JSON.stringify(bounds, null, 2)}\n`);
}

/** Short, and different for any other guests, tables, weights or rules. */
export function hashOf({ guests, tables, weights, together, apart }: SeatingInstance): string {
  const facts = JSON.stringify([guests.length, tables, weights, together, apart]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 16);
}
