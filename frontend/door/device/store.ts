import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { DoorContents } from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";

interface Schema extends DBSchema {
  queue: { key: string; value: DoorOperation };
  known: { key: number; value: DoorContents };
}

const theOnly = 0;
const durable = { durability: "strict" } as const;

/**
 * What a device keeps of an event: operations that the server may not have yet, and what it said last. Each change is whole or not at
 * all, and on the disk for good once its promise is fulfilled. All functions reject if the browser does not let anything be stored.
 */
export interface DoorStore {
  readQueue(): Promise<DoorOperation[]>;
  readKnown(): Promise<DoorContents | undefined>;
  add(operations: readonly DoorOperation[]): Promise<unknown>;
  /** Undefined `known` deletes what the server said. `received`: ids of operations that it has. */
  absorb(known: DoorContents | undefined, received: readonly string[]): Promise<unknown>;
}

/** In the browser's database `name`. It is opened for each use: phones close what is open while the page is in the background. */
export function browserStore(name: string): DoorStore {
  async function within<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    const database = await openDB<Schema>(name, 3, { upgrade });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }
  return {
    readQueue: () => within((database) => database.getAll("queue")),
    readKnown: () => within((database) => database.get("known", theOnly)),
    add: (operations) =>
      within((database) => {
        const { store, done } = database.transaction("queue", "readwrite", durable);
        return Promise.all([...operations.map((operation) => store.put(operation)), done]);
      }),
    absorb: (contents, received) =>
      within((database) => {
        const work = database.transaction(["queue", "known"], "readwrite", durable);
        const [queue, known] = [work.objectStore("queue"), work.objectStore("known")];
        const kept = contents ? known.put(contents, theOnly) : known.clear();
        return Promise.all([kept, ...received.map((id) => queue.delete(id)), work.done]);
      }),
  };
}

function upgrade(database: IDBPDatabase<Schema>): void {
  for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
  database.createObjectStore("queue", { keyPath: "id" });
  database.createObjectStore("known");
}
