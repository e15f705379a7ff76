const mostAtOnce = 2;
/** Milliseconds from one question to the next. Whoever asks when nobody else does waits for nothing. */
const restMs = 2;

interface Batch<Key, Value> {
  keys: Set<Key>;
  found: Promise<ReadonlyMap<Key, Value>>;
  run(): Promise<unknown>;
}

/**
 * Lets many who look something up at the same time share one question to the database. Nobody is told anything older than
 * their own question: whoever asks while one runs is in the next. Two run at a time, so that one which hangs holds up
 * nobody for long, and no two begin within 2 ms, so that in a crowd each is asked for many.
 *
 * @param find looks all keys up; those that it does not find are undefined to whoever asked
 */
export function lookUpTogether<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let running = 0;
  let waiting: Batch<Key, Value> | undefined;
  let begunAt = Number.NEGATIVE_INFINITY;
  let resting: NodeJS.Timeout | undefined;

  const rest = (ms: number) => {
    resting = setTimeout(() => {
      resting = undefined;
      runNext();
    }, ms);
  };

  const runNext = () => {
    if (!waiting || resting || running === mostAtOnce) return;
    const now = performance.now();
    if (now < begunAt + restMs) return rest(begunAt + restMs - now);
    begunAt = now;
    const batch = waiting;
    waiting = undefined;
    running += 1;
    void batch.run().finally(() => {
      running -= 1;
      runNext();
    });
  };

  const open = (): Batch<Key, Value> => {
    const keys = new Set<Key>();
    let run: Batch<Key, Value>["run"] = async () => undefined;
    const found = new Promise<ReadonlyMap<Key, Value>>((resolve, reject) => {
      run = () => find([...keys]).then(resolve, reject);
    });
    // When all requests have been read that came in together.
    setImmediate(runNext);
    return { keys, found, run: () => run() };
  };

  return async (key) => {
    waiting ??= open();
    waiting.keys.add(key);
    return (await waiting.found).get(key);
  };
}
