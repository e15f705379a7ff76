import DataLoader from "dataloader";

const mostAtOnce = 2;
/** Milliseconds from one question to the next. A caller who asks alone does not wait. */
const restMs = 2;

/**
 * Lets many who look something up at the same time share one question to the database, whatever requests they come from.
 * Nobody gets an answer older than their own question: callers who ask while one runs are in the next. Two run at a
 * time, so that one which hangs holds up nobody for long, and no two begin within 2 ms, so that in a crowd each is asked
 * for many.
 *
 * @param find looks all keys up; those that it does not find are undefined
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
    if (!runWaiting || resting || running === mostAtOnce) return;
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
      // When all requests have been read that came in together.
      setImmediate(runNext);
    },
  });
  return (key) => loader.load(key);
}
