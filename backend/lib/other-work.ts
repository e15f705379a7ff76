/** Continues each long task that waits, the one that has waited longest first. */
const waiting: (() => void)[] = [];

/**
 * Lets requests and other work have a turn in the middle of a long task. In each turn of the event loop, only one of all long tasks of
 * the process goes on: a request waits for a portion of one task, however many there are.
 */
export function otherWork(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(continueNext);
  });
}

function continueNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(continueNext);
}
