import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { DoorOperation } from "../../common/door/door-operation.ts";
import type { DeviceList, ListCard, StoredFact } from "./server.ts";

/** What is known of the server's side besides facts and list. */
export interface Head {
  /** Up to which position facts are known. The list follows all of them. */
  doorVersion: number;
  eventName: string;
  expectedCount: number;
  cards: readonly ListCard[];
  clockOffsetMs: number;
  /** When this was the server's, by the device's clock. */
  asOf: number;
}

interface Schema extends DBSchema {
  queue: { key: string; value: DoorOperation };
  facts: { key: string; value: StoredFact };
  list: { key: number; value: DeviceList };
  head: { key: number; value: Head };
  device: { key: number; value: { id: string; sequence: number } };
}

/** Of the stores that hold one record. */
const only = 0;
const fromServer = ["facts", "list", "head"] as const;
const durable = { durability: "strict" } as const;

export type DoorStore = ReturnType<typeof doorStore>;

/**
 * What a device keeps of an event, in the browser's database `name`. Each change is whole or not at all, and on the disk for good once
 * its promise is fulfilled. Several tabs may work with it: the browser lets one change after another. All functions reject if the
 * browser does not let anything be stored. `newId`: makes the device's id when it is new.
 */
export function doorStore(name: string, newId: () => string) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  /** The list may be large, and changes less often than facts come. */
  let written: DeviceList | undefined;

  /** Phones close the database while the page is in the background: then nothing has begun, and it is opened again. */
  async function within<Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
    isAgain = false,
  ): Promise<Result> {
    opened ??= openDB<Schema>(name, 2, { upgrade });
    const database = opened;
    try {
      return await work(await database);
    } catch (error) {
      if (opened === database) opened = undefined;
      void database.then((failed) => failed.close()).catch(() => undefined);
      const isClosed = error instanceof DOMException && error.name === "InvalidStateError";
      if (isClosed && !isAgain) return within(work, true);
      throw error;
    }
  }

  return {
    /** What was recorded here and not yet read back from the server, in order. */
    readQueue: (): Promise<readonly DoorOperation[]> =>
      within(async (database) => (await database.getAll("queue")).sort((one, other) => one.sequence - other.sequence)),

    /** What was kept of the server's, as it was last absorbed. */
    read: () =>
      within(async (database) => ({
        facts: await database.getAll("facts"),
        list: await database.get("list", only),
        head: await database.get("head", only),
      })),

    /** Records what `make` makes for a device, from the sequence of the first operation on. No sequence is used twice. */
    record: (make: (device: string, sequence: number) => readonly DoorOperation[]) =>
      within(async (database) => {
        const work = database.transaction(["device", "queue"], "readwrite", durable);
        const [devices, queue] = [work.objectStore("device"), work.objectStore("queue")];
        const { id, sequence } = (await devices.get(only)) ?? { id: newId(), sequence: 0 };
        const operations = make(id, sequence + 1);
        const last = devices.put({ id, sequence: sequence + operations.length }, only);
        await Promise.all([last, ...operations.map((operation) => queue.put(operation)), work.done]);
        return operations;
      }),

    /**
     * Takes new facts, and forgets the own operations among them. `forgotten`: ids of facts that the server has no longer, or that are
     * about nobody any more. Facts and list are kept if the event works offline.
     */
    absorb: (facts: readonly StoredFact[], forgotten: readonly string[], head: Head, list: DeviceList) =>
      within(async (database) => {
        const work = database.transaction(["queue", ...fromServer], "readwrite", durable);
        const [queue, known] = [work.objectStore("queue"), work.objectStore("facts")];
        const read = [...facts.map(({ id }) => id), ...forgotten].map((id) => queue.delete(id));
        const kept = list.worksOffline
          ? [
              ...forgotten.map((id) => known.delete(id)),
              ...facts.map((fact) => known.put(fact)),
              work.objectStore("head").put(head, only),
              list !== written && work.objectStore("list").put(list, only),
            ]
          : fromServer.map((store) => work.objectStore(store).clear());
        await Promise.all([...read, ...kept, work.done]);
        written = list;
      }),

    /** Deletes the event's list and facts. Operations that wait are kept. */
    forgetList: () =>
      within(async (database) => {
        const work = database.transaction(fromServer, "readwrite", durable);
        await Promise.all([...fromServer.map((store) => work.objectStore(store).clear()), work.done]);
        written = undefined;
      }),

    close: () => within(async (database) => database.close()),
  };
}

function upgrade(database: IDBPDatabase<Schema>): void {
  for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
  for (const one of ["list", "head", "device"] as const) database.createObjectStore(one);
  for (const many of ["queue", "facts"] as const) database.createObjectStore(many, { keyPath: "id" });
}
