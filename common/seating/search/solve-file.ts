import { type SearchLimits, searchUntil } from "./search-until.ts";
import { readSeatingFile } from "./seating-file.ts";

/** The best plan that was found for a file. */
export interface SolvedFile {
  value: number;
  /** The table of each guest, from 0. */
  assignment: readonly number[];
  violations: number;
  steps: number;
  seconds: number;
}

/** Searches until a limit is reached. @throws Error with the fault of the file; see {@link readSeatingFile} */
export function solveFile(text: string, seed: number, limits: SearchLimits): SolvedFile {
  const search = searchUntil(readSeatingFile(text), { seed }, limits);
  let next = search.next();
  while (!next.done) next = search.next();
  const { plan, steps, seconds } = next.value;
  const { value, assignment, violations } = plan;
  return { value, assignment, violations, steps, seconds: Math.round(seconds * 1000) / 1000 };
}
