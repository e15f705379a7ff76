/** Continues each long task that waits, the one that has waited longest first. */
const waiting: (() => void)[] = [];
/** Connections and requests so far. */
let arrivals = 0;
/** Turns of the event loop for which long tasks wait while somebody arrives in each of them, so that a crowd does not stop them. */
const maxTurnsOfArrivals = 50;

/**
 * Notes that a connection or a request has arrived: long tasks wait until nobody else does. Node accepts one new connection in each turn
 * of the event loop, so a hundred phones would otherwise wait for a hundred portions.
 */
export function noteArrival(): void {
  arrivals += 1;
}

/**
 * Lets requests and other work have a turn in the middle of a long task. In each turn of the event loop, only one of all long tasks of
 * the process goes on: a request waits for a portion of one task, however many there are.
 */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(continueNext, arrivals, 1);
  });
}

/** @param turns of the event loop since a task went on */
function continueNext(arrivalsBefore: number, turns: number): void {
  if (arrivals > arrivalsBefore && turns < maxTurnsOfArrivals) {
    setImmediate(continueNext, arrivals, turns + 1);
    return;
  }
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(continueNext, arrivals, 1);
}
