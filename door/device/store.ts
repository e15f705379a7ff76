import { type DBSchema, openDB } from "idb";
import type { DoorOperation } from "../../common/door/door-operation.ts";
import type { ListCard, ListedGuest, ListedTable, StoredFact } from "./server.ts";

/** The event's list on a device. */
export interface DeviceList {
  /** Otherwise the guests are those whom a search has found so far, and the list is in memory alone. */
  worksOffline: boolean;
  listVersion: number;
  guests: readonly ListedGuest[];
  tables: readonly ListedTable[];
  merged: readonly (readonly [mergedId: number, keptId: number])[];
}

/** What is known of the server's side besides facts and list. */
export interface Head {
  /** Up to which position facts are known. The list follows all of them. */
  doorVersion: number;
  eventName: string;
  worksOffline: boolean;
  expectedCount: number;
  cards: readonly ListCard[];
  clockOffsetMs: number;
  /** When this was the server's, by the device's clock. */
  asOf: number;
}

/** What a device finds on its disk. */
export interface Kept {
  /** Recorded here and not yet read back from the server, in order. */
  queue: readonly DoorOperation[];
  facts: readonly StoredFact[];
  list: DeviceList | undefined;
  head: Head | undefined;
}

/** What has come from the server. */
export interface Absorbed {
  /** New ones. */
  facts: readonly StoredFact[];
  /** Ids of facts that the server has no longer, or that are about nobody any more. */
  forgotten: readonly string[];
  head: Head;
  /** Undefined if it has not changed. */
  list: DeviceList | undefined;
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

/**
 * What a device keeps of an event, in the browser's database. Each change is whole or not at all, and on the disk for good once its
 * promise is fulfilled. Several tabs may work with it: the browser lets one change after another. All functions reject if the browser
 * does not let anything be stored.
 */
export type DoorStore = Awaited<ReturnType<typeof openDoorStore>>;

/** `name`: of the database. `newId`: makes the device's id when it is new. */
export async function openDoorStore(name: string, newId: () => string) {
  const database = await openDB<Schema>(name, 2, {
    upgrade(opened) {
      for (const old of [...opened.objectStoreNames]) opened.deleteObjectStore(old);
      for (const one of ["list", "head", "device"] as const) opened.createObjectStore(one);
      for (const many of ["queue", "facts"] as const) opened.createObjectStore(many, { keyPath: "id" });
    },
  });
  const durable = { durability: "strict" } as const;

  const readQueue = async (): Promise<readonly DoorOperation[]> =>
    (await database.getAll("queue")).sort((one, other) => one.sequence - other.sequence);

  return {
    readQueue,

    async read(): Promise<Kept> {
      const [queue, facts] = await Promise.all([readQueue(), database.getAll("facts")]);
      return { queue, facts, list: await database.get("list", only), head: await database.get("head", only) };
    },

    /** Records what `make` makes for a device, from the sequence of the first operation on. No sequence is used twice. */
    async record(
      make: (device: string, sequence: number) => readonly DoorOperation[],
    ): Promise<readonly DoorOperation[]> {
      const work = database.transaction(["device", "queue"], "readwrite", durable);
      const [devices, queue] = [work.objectStore("device"), work.objectStore("queue")];
      const { id, sequence } = (await devices.get(only)) ?? { id: newId(), sequence: 0 };
      const operations = make(id, sequence + 1);
      const last = devices.put({ id, sequence: sequence + operations.length }, only);
      await Promise.all([last, ...operations.map((operation) => queue.put(operation)), work.done]);
      return operations;
    },

    /** Forgets the own operations that are among the server's facts. Keeps facts and list if the event works offline. */
    async absorb({ facts, forgotten, head, list }: Absorbed): Promise<void> {
      const work = database.transaction(["queue", ...fromServer], "readwrite", durable);
      const [queue, known] = [work.objectStore("queue"), work.objectStore("facts")];
      const read = [...facts.map(({ id }) => id), ...forgotten].map((id) => queue.delete(id));
      const kept = head.worksOffline
        ? [
            ...forgotten.map((id) => known.delete(id)),
            ...facts.map((fact) => known.put(fact)),
            work.objectStore("head").put(head, only),
            list && work.objectStore("list").put(list, only),
          ]
        : fromServer.map((name) => work.objectStore(name).clear());
      await Promise.all([...read, ...kept, work.done]);
    },

    /** Deletes the event's list and facts. Operations that wait are kept. */
    async forgetList(): Promise<void> {
      const work = database.transaction(fromServer, "readwrite", durable);
      await Promise.all([...fromServer.map((name) => work.objectStore(name).clear()), work.done]);
    },

    close: () => database.close(),
  };
}
