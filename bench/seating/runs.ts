import type { Spent } from "./clock.ts";
import type { ProvenBound } from "./proven-bounds.ts";

export interface Run extends Spent {
  value: number;
  violations: number;
}

export interface MeasuredInstance {
  name: string;
  guests: number;
  proven: ProvenBound;
  seconds: number;
  ours: Run[];
}

/** Reference for gaps: the proven bound, or else the best value of any run. */
export function referenceOf({ proven, ours }: MeasuredInstance): number {
  const known = ours.filter(({ violations }) => violations === 0);
  return proven.bound ?? Math.max(proven.best, ...known.map(({ value }) => value));
}

/** Percent below the reference; infinite if rules are broken. */
export function gapOf({ value, violations }: Pick<Run, "value" | "violations">, reference: number): number {
  return violations > 0 ? Number.POSITIVE_INFINITY : (100 * (reference - value)) / Math.abs(reference);
}
