import { Random } from "../../../common/testing/random.ts";
import type { DoorBook } from "../../../door/book/door-book.ts";
import { SealedRecords } from "../../../door/store/sealed-records.ts";
import { webCryptoVault } from "../../../door/store/web-crypto-vault.ts";
import { MemoryDisk } from "../../../door/testing/memory-disk.ts";
import { VirtualTime } from "../../../door/testing/virtual-time.ts";
import type { ApiClient } from "../api-client.ts";
import { SimulatedDevice } from "./simulated-device.ts";
import { SimulatedLink } from "./simulated-link.ts";

const opening = Date.parse("2026-06-20T17:00:00Z");
/** Long enough for whatever a device does once it is connected. */
const settlingMs = 15_000;

/** A device, and what lies on its disk. */
export interface WatchedDevice {
  readonly book: DoorBook;
  readonly link: SimulatedLink;
  /** All records of the disk but the operations that wait, opened with the device's key, as one text. */
  readDisk(): Promise<string>;
}

/** Real devices at an event's door. Their time passes only while they settle. */
export class EveningDevices {
  readonly #time = new VirtualTime(opening);
  readonly #random = new Random(1);
  readonly #links = new Set<SimulatedLink>();
  readonly #url: string;
  readonly #eventId: number;

  constructor(url: string, eventId: number) {
    this.#url = url;
    this.#eventId = eventId;
  }

  /** Switches a device on. `helper`: whose it is. */
  add(helper: ApiClient): WatchedDevice {
    const [time, random, eventId] = [this.#time, this.#random, this.#eventId];
    const urls = () => [this.#url];
    const announce = () => this.#announce();
    const ignore = () => undefined;
    const venue = { time, random, urls, announce, onSent: ignore, onBroken: ignore };
    const link = new SimulatedLink(venue, { Cookie: helper.cookie });
    this.#links.add(link);
    const disk = new MemoryDisk();
    const device = new SimulatedDevice({ eventId, time, random, link, clockErrorMs: 0, disk });
    device.boot();
    const { book } = device;
    if (!book) throw new Error("The device does not start.");
    return { book, link, readDisk: () => readDisk(disk) };
  }

  /** Lets time pass until nothing more happens. */
  async settle(): Promise<void> {
    this.#announce();
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

  #announce(): void {
    for (const link of this.#links) link.announce();
  }
}

async function readDisk({ records }: MemoryDisk): Promise<string> {
  const key = [...records.values()].find((value) => !(value instanceof Uint8Array));
  const sealed = new SealedRecords(webCryptoVault, key instanceof Uint8Array ? undefined : key);
  const kept = [...records].filter(([name]) => !name.startsWith("unsent:"));
  return JSON.stringify(await Promise.all(kept.map(([, value]) => sealed.open(value))));
}
