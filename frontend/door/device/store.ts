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
 * What a device keeps of an event, in the browser's database `name`: operations that the server may not have yet, and what it said last.
 * Each change is whole or not at all, and on the disk for good once its promise is fulfilled. All functions reject if the browser does
 * not let anything be stored.
 */
export class DoorStore {
  readonly #name: string;
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  readQueue(): Promise<DoorOperation[]> {
    return this.#within((database) => database.getAll("queue"));
  }

  readKnown(): Promise<DoorContents | undefined> {
    return this.#within((database) => database.get("known", theOnly));
  }

  /** All of them, or none. */
  add(operations: readonly DoorOperation[]): Promise<void> {
    return this.#within(async (database) => {
      const work = database.transaction("queue", "readwrite", durable);
      await Promise.all([...operations.map((operation) => work.store.put(operation)), work.done]);
    });
  }

  /** Undefined `known` deletes what the server said. `received`: ids of operations that it has. */
  absorb(known: DoorContents | undefined, received: readonly string[]): Promise<void> {
    return this.#within(async (database) => {
      const work = database.transaction(["queue", "known"], "readwrite", durable);
      const [queue, contents] = [work.objectStore("queue"), work.objectStore("known")];
      const kept = known ? contents.put(known, theOnly) : contents.clear();
      await Promise.all([kept, ...received.map((id) => queue.delete(id)), work.done]);
    });
  }

  close(): Promise<void> {
    return this.#within(async (database) => database.close());
  }

  /** Phones close the database while the page is in the background: then nothing has begun, and it is opened again. */
  async #within<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>, isAgain = false): Promise<Result> {
    this.#opened ??= openDB<Schema>(this.#name, 3, { upgrade });
    const opened = this.#opened;
    try {
      return await work(await opened);
    } catch (error) {
      if (this.#opened === opened) this.#opened = undefined;
      void opened.then((failed) => failed.close()).catch(() => undefined);
      const isClosed = error instanceof DOMException && error.name === "InvalidStateError";
      if (isClosed && !isAgain) return this.#within(work, true);
      throw error;
    }
  }
}

function upgrade(database: IDBPDatabase<Schema>): void {
  for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
  database.createObjectStore("queue", { keyPath: "id" });
  database.createObjectStore("known");
}
