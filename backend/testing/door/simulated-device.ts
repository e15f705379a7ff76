import "fake-indexeddb/auto";
import type { Random } from "../../../common/testing/random.ts";
import { DoorBook, type DoorParts } from "../../../frontend/door/device/book.ts";
import type { Draft } from "../../../frontend/door/device/operations.ts";
import { browserStore } from "../../../frontend/door/device/store.ts";
import type { SimulatedLink } from "./simulated-link.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** One run of the program, until somebody kills it. */
interface Run {
  isAlive: boolean;
  book: DoorBook;
}

interface DeviceOptions {
  eventId: number;
  time: VirtualTime;
  random: Random;
  link: SimulatedLink;
  /** How far its clock is off, in milliseconds. */
  clockErrorMs: number;
  databaseName?: string | undefined;
}

let devices = 0;

const uuidOf = (random: Random) =>
  "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => random.between(0, 15).toString(16));

/** A device with a real book, on a disk that survives it. */
export class SimulatedDevice {
  readonly #options: DeviceOptions;
  /** Of its database, which survives its program. */
  readonly databaseName: string;
  #run: Run | undefined;
  /** Acts that are done as far as its user knows. */
  readonly acknowledged: string[] = [];
  /** Probability that it dies at a step of its disk, or before an answer. */
  fragility = 0;

  constructor(options: DeviceOptions) {
    this.#options = options;
    devices += 1;
    this.databaseName = options.databaseName ?? `device ${devices}`;
  }

  get link(): SimulatedLink {
    return this.#options.link;
  }

  /** Undefined while it is off. */
  get book(): DoorBook | undefined {
    return this.#run?.book;
  }

  get isUp(): boolean {
    return this.link.isUp;
  }

  /** Connects or disconnects it. It notices that it is connected. */
  set isUp(isUp: boolean) {
    const isNew = isUp && !this.link.isUp;
    this.link.isUp = isUp;
    if (isNew) this.book?.retryNow();
  }

  /** Switches it on. */
  boot(): void {
    if (this.#run) return;
    const { link } = this.#options;
    const alive = { isAlive: true };
    // What a dead program waits for never happens to it.
    const whileAlive = <Result>(work: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => alive.isAlive && resolve(result),
          (error: unknown) => alive.isAlive && reject(error),
        );
      });
    const book = this.#newBook(alive, whileAlive, link);
    this.#run = Object.assign(alive, { book });
  }

  /** In the middle of whatever it does. */
  kill(): void {
    if (this.#run) this.#run.isAlive = false;
    this.#run = undefined;
  }

  /** Does something with the book, and notes what its user is told. Undefined if it died before. */
  async act(draftsFor: (book: DoorBook) => readonly Draft[]): Promise<void> {
    const { book } = this;
    const recorded = (await book?.record(draftsFor(book))) ?? [];
    this.acknowledged.push(...recorded.map(({ id }) => id));
  }

  #step(): Promise<void> {
    const { random } = this.#options;
    if (random.chance(this.fragility)) this.kill();
    // A program that is dead gets no further.
    return this.#run ? Promise.resolve() : new Promise(() => undefined);
  }

  #newBook(
    run: { isAlive: boolean },
    whileAlive: <Result>(work: Promise<Result>) => Promise<Result>,
    { link }: SimulatedLink,
  ): DoorBook {
    const { time, random, clockErrorMs, eventId } = this.#options;
    const newId = () => uuidOf(random);
    const read = <Result>(work: Promise<Result>) => whileAlive(time.during(work));
    const write = async <Result>(work: () => Promise<Result>) => {
      await this.#step();
      const result = await read(work());
      await this.#step();
      return result;
    };
    const disk = browserStore(this.databaseName);
    const store: DoorParts["store"] = {
      readQueue: () => read(disk.readQueue()),
      readKnown: () => read(disk.readKnown()),
      add: (operations) => write(() => disk.add(operations)),
      absorb: (...news) => write(() => disk.absorb(...news)),
    };
    const ifAlive = (work: () => void) => () => void (run.isAlive && work());
    const clock = {
      now: () => time.now + clockErrorMs,
      pause: (ms: number) => new Promise<void>((resolve) => time.after(ms, ifAlive(resolve))),
      random: () => random.next(),
    };
    return new DoorBook({
      eventId,
      store,
      link: (body) => whileAlive(link(body)),
      clock,
      newId,
    });
  }
}
