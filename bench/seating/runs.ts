import type { Spent } from "./clock.ts";
import type { ProvenBound } from "./proven-bounds.ts";

/** What one run has found. */
export interface Run extends Spent {
  value: number;
  violations: number;
}

/** The runs of an instance. */
export interface MeasuredInstance {
  name: string;
  guests: number;
  proven: ProvenBound;
  /** Processor time of each run, in seconds. */
  seconds: number;
  ours: Run[];
  /** A long run of ours, for what has no proven optimum and many guests. */
  long: Run | null;
}

/** What gaps are measured to: the proven bound, or the best value of any run where there is none. */
export function referenceOf({ proven, ours, long }: MeasuredInstance): number {
  const known = [...ours, ...(long ? [long] : [])].filter(({ violations }) => violations === 0);
  return proven.bound ?? Math.max(proven.best, ...known.map(({ value }) => value));
}

/** By how much of the reference a run is below it, in percent; infinite if it breaks rules. */
export function gapOf({ value, violations }: Pick<Run, "value" | "violations">, reference: number): number {
  return violations > 0 ? Number.POSITIVE_INFINITY : (100 * (reference - value)) / Math.abs(reference);
}
