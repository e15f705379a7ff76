/** The one that has waited longest is first. */
const waiting: (() => void)[] = [];
let arrivals = 0;
/** Long tasks wait this many turns of the event loop at most, so that a crowd does not stop them. */
const maxTurnsOfArrivals = 50;

/** Makes long tasks wait until nobody else arrives: Node accepts one new connection in each turn of the event loop. */
export function noteArrival(): void {
  arrivals += 1;
}

/** Gives other work a turn. In each turn of the event loop, only one of the process's long tasks goes on. */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(continueNext, arrivals, 1);
  });
}

function continueNext(arrivalsBefore: number, turns: number): void {
  if (arrivals > arrivalsBefore && turns < maxTurnsOfArrivals) {
    setImmediate(continueNext, arrivals, turns + 1);
    return;
  }
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(continueNext, arrivals, 1);
}

/** Does long work in portions: wherever it yields, other requests have a turn. */
export async function inPortions<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await otherWork();
  }
}
