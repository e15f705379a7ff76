import DataLoader from "dataloader";
import { onceFor } from "./once-for.ts";

interface Reader<Db> {
  db: { prisma: Db };
}

/** Finds values one by one, all that a request wants at once in one query; `missing` if there is none. */
export function batched<Db, Key, Value, Missing>(
  find: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  missing: Missing,
): (request: Reader<Db>, key: Key) => Promise<Value | Missing> {
  const loaderOf = onceFor(
    ({ db }: Reader<Db>) =>
      new DataLoader(async (keys: readonly Key[]) => {
        const found = await find(db.prisma, keys);
        return keys.map((key) => found.get(key) ?? missing);
      }),
  );
  return (request, key) => loaderOf(request).load(key);
}
