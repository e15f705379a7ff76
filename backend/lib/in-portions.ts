import { otherWork } from "./other-work.ts";

/** Does long work in portions: wherever it yields, other requests have a turn. */
export async function inPortions<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await otherWork();
  }
}
