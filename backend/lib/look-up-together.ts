import DataLoader from "dataloader";

const maxAtOnce = 2;
/** Between the starts of two queries. A single caller does not wait. */
const restMs = 2;

/**
 * Shares queries between concurrent look-ups, two at a time so that one that hangs blocks few. No result is older than
 * its call. Keys that `find` does not return are undefined.
 */
export function lookUpTogether<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let running = 0;
  let runWaiting: (() => void) | undefined;
  let begunAt = Number.NEGATIVE_INFINITY;
  let resting: NodeJS.Timeout | undefined;

  const rest = (ms: number) => {
    resting = setTimeout(() => {
      resting = undefined;
      runNext();
    }, ms);
  };

  const runNext = () => {
    if (!runWaiting || resting || running === maxAtOnce) return;
    const now = performance.now();
    if (now < begunAt + restMs) return rest(begunAt + restMs - now);
    begunAt = now;
    const run = runWaiting;
    runWaiting = undefined;
    running += 1;
    run();
  };

  const findAll = async (keys: readonly Key[]) => {
    try {
      const found = await find([...new Set(keys)]);
      return keys.map((key) => found.get(key));
    } finally {
      running -= 1;
      runNext();
    }
  };

  const loader = new DataLoader<Key, Value | undefined>(findAll, {
    cache: false,
    batchScheduleFn: (run) => {
      runWaiting = run;
      // After all requests that arrived together have been read.
      setImmediate(runNext);
    },
  });
  return (key) => loader.load(key);
}
