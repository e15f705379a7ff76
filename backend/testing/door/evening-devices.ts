import { openDB } from "idb";
import { Random } from "../../../common/testing/random.ts";
import type { DoorBook } from "../../../frontend/door/device/book.ts";
import type { DoorPerson, PersonKey } from "../../../frontend/door/device/state.ts";
import type { ApiClient } from "../api-client.ts";
import { SimulatedDevice } from "./simulated-device.ts";
import { SimulatedLink } from "./simulated-link.ts";
import { VirtualTime } from "./virtual-time.ts";

const opening = Date.parse("2026-06-20T17:00:00Z");
/** Long enough for whatever a device does once it is connected. */
const settlingMs = 15_000;

/** A device, and what lies on its disk. */
export interface WatchedDevice {
  readonly book: DoorBook;
  readonly link: SimulatedLink;
  readonly databaseName: string;
  /** All records of the disk but the operations that wait, as one text. */
  readDisk(): Promise<string>;
}

/** Real devices at an event's door. Their time passes only while they settle. */
export class EveningDevices {
  readonly #time = new VirtualTime(opening);
  readonly #random = new Random(1);
  readonly #url: string;
  readonly #eventId: number;

  constructor(url: string, eventId: number) {
    this.#url = url;
    this.#eventId = eventId;
  }

  /** Switches a device on. `helper`: whose it is; `before`: the one whose disk it has. */
  add(helper: ApiClient, before?: WatchedDevice): WatchedDevice {
    const [time, random, eventId] = [this.#time, this.#random, this.#eventId];
    const urls = () => [this.#url];
    const ignore = () => undefined;
    const venue = { time, random, urls, onSent: ignore, onBroken: ignore };
    const link = new SimulatedLink(venue, { Cookie: helper.cookie });
    const device = new SimulatedDevice({
      eventId,
      time,
      random,
      link,
      clockErrorMs: 0,
      databaseName: before?.databaseName,
    });
    device.boot();
    const { book } = device;
    if (!book) throw new Error("The device does not start.");
    const { databaseName } = device;
    return { book, link, databaseName, readDisk: () => readDisk(databaseName) };
  }

  /** Lets time pass until nothing more happens. */
  async settle(): Promise<void> {
    await this.#time.runUntil(this.#time.now + settlingMs);
  }

  /** Lets time pass while something is done. */
  async during<Result>(work: Promise<Result>): Promise<Result> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => undefined);
    await this.#time.runUntil(this.#time.now + settlingMs, () => isDone);
    return done;
  }
}

/** Somebody whom a device knows. */
export function personOn({ book }: WatchedDevice, key: PersonKey): DoorPerson {
  const person = book.state.people.get(key);
  if (!person) throw new Error(`The device knows nobody as ${key}.`);
  return person;
}

async function readDisk(name: string): Promise<string> {
  const database = await openDB(name);
  const kept = await database.getAll("known");
  database.close();
  return JSON.stringify(kept);
}
