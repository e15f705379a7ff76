import { DiskRefused, type DiskValue, type DoorDisk } from "../parts.ts";

const storeName = "records";

/** Prefix of the databases' names; the rest is the event's id. */
const databasePrefix = "fyt-door-";

/** The browser's disk for an event. Nothing is opened before it is needed. */
export function openIndexedDbDisk(eventId: number): DoorDisk {
  let opening: Promise<IDBDatabase> | undefined;

  async function database(): Promise<IDBDatabase> {
    opening ??= openDatabase(`${databasePrefix}${eventId}`);
    try {
      const opened = await opening;
      // Closed by the browser, as when somebody deletes the site's data.
      opened.onclose = () => {
        opening = undefined;
      };
      return opened;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  async function run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => Result): Promise<Result> {
    try {
      const transaction = (await database()).transaction(storeName, mode, { durability: "strict" });
      const result = work(transaction.objectStore(storeName));
      await isComplete(transaction);
      return result();
    } catch (error) {
      throw new DiskRefused("The browser's disk took nothing.", { cause: error });
    }
  }

  return {
    read: () =>
      run("readonly", (store) => {
        const keys = store.getAllKeys();
        const values = store.getAll();
        return () => new Map(keys.result.map((key, place) => [String(key), toValue(values.result[place])]));
      }),
    write: (changes) =>
      run("readwrite", (store) => {
        for (const [key, value] of changes) {
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        }
        return () => undefined;
      }),
    close() {
      void opening?.then(
        (opened) => opened.close(),
        () => undefined,
      );
      opening = undefined;
    },
  };
}

function toValue(value: unknown): DiskValue {
  if (value instanceof CryptoKey) return value;
  return value instanceof Uint8Array ? new Uint8Array(value) : new Uint8Array();
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
    request.onsuccess = () => {
      // A later version of this page may need another shape.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("The browser opens no disk."));
    request.onblocked = () => reject(new Error("The browser's disk is in use."));
  });
}

function isComplete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's disk gave up."));
    transaction.onerror = () => reject(transaction.error ?? new Error("The browser's disk failed."));
  });
}
