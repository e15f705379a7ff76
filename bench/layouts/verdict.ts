import { type Difference, differenceOf, type Expectation } from "./expectation.ts";
import { choicesNeeded, type Read } from "./organizer.ts";
import type { Reading } from "./reader.ts";

export const verdicts = [
  "untouched",
  "one choice",
  "two choices",
  "refused",
  "wrong but said",
  "wrong silently",
] as const;

export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  verdict: Verdict;
  /** Why the file was refused, or the reader's notes about a wrong list. */
  said: readonly string[];
  difference: Difference | undefined;
}

/** Reads a file, with choices if the reader's notes would make somebody look, and judges the result. */
export async function judge(expectation: Expectation, read: Read): Promise<Judgement> {
  const reading = await read({ mapping: undefined, answers: [] });
  const difference = differenceOf(expectation.guests, reading.guests);
  const said = saidAbout(expectation, reading, difference);
  const judged = (verdict: Verdict): Judgement => ({ verdict, said, difference });
  const isRefused = reading.problem !== undefined;
  if (!isRefused && expectation.isRefusedFirst) return judged(said.length > 0 ? "wrong but said" : "wrong silently");
  const isReported = reading.reportedRows >= expectation.reportedRows;
  if (!isRefused && difference === undefined && isReported) return judged("untouched");
  // Nobody looks for a choice when nothing asks for one, even if there is one.
  if (said.length === 0) return judged("wrong silently");
  const needed = await choicesNeeded(expectation, reading, read);
  if (needed !== undefined) return judged(needed === 1 ? "one choice" : "two choices");
  return judged(isRefused ? "refused" : "wrong but said");
}

/** Questions, doubtful columns, warnings, and left-out rows if guests are missing: what makes an organizer look. */
function saidAbout(expectation: Expectation, reading: Reading, difference: Difference | undefined): string[] {
  if (reading.problem !== undefined) return [reading.problem];
  const isShort = reading.guests.length < expectation.guests.length && difference !== undefined;
  return [
    ...reading.decisions.filter(({ isCertain }) => !isCertain).map(({ id }) => `question ${id}`),
    ...reading.columns.filter(({ isCertain }) => !isCertain).map(({ use }) => `doubtful ${use} column`),
    ...new Set(reading.warnings),
    ...(isShort ? new Set(reading.rowErrors) : []),
  ];
}
