import DataLoader from "dataloader";

/**
 * Shares a query between look-ups of the same moment. No result is older than its call. Keys that `find` does not return
 * are undefined.
 */
export function lookUpTogether<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const findAll = async (keys: readonly Key[]) => {
    const found = await find([...new Set(keys)]);
    return keys.map((key) => found.get(key));
  };
  // After all requests that arrived together have been read.
  const loader = new DataLoader<Key, Value | undefined>(findAll, { cache: false, batchScheduleFn: setImmediate });
  return (key) => loader.load(key);
}
