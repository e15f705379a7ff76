import type { Random } from "../../../common/testing/random.ts";
import { DoorBook } from "../../../door/book/door-book.ts";
import type { Recorded } from "../../../door/book/door-state.ts";
import { graphQlNetwork } from "../../../door/network/graphql-network.ts";
import type { DoorParts, DoorVault } from "../../../door/parts.ts";
import { webCryptoVault } from "../../../door/store/web-crypto-vault.ts";
import { MemoryDisk } from "../../../door/testing/memory-disk.ts";
import { memoryMarker } from "../../../door/testing/memory-marker.ts";
import type { VirtualTime } from "../../../door/testing/virtual-time.ts";
import type { SimulatedLink } from "./simulated-link.ts";

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
  disk?: MemoryDisk;
}

/** A device with a real book, on a disk that survives it. */
export class SimulatedDevice {
  readonly #options: DeviceOptions;
  readonly #disk: MemoryDisk;
  readonly #marker = memoryMarker();
  #run: Run | undefined;
  /** Acts that are done as far as its user knows. */
  readonly acknowledged: string[] = [];
  /** Probability that it dies at a step of its disk, or before an answer. */
  fragility = 0;

  constructor(options: DeviceOptions) {
    this.#options = options;
    this.#disk = options.disk ?? new MemoryDisk();
    this.#disk.onStep = () => this.#step();
  }

  get link(): SimulatedLink {
    return this.#options.link;
  }

  /** Undefined while it is off. */
  get book(): DoorBook | undefined {
    return this.#run?.book;
  }

  /** Switches it on. */
  boot(): void {
    if (this.#run) return;
    const { time, link } = this.#options;
    const alive = { isAlive: true };
    // What a dead program waits for never happens to it.
    const whileAlive = <Result>(work: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => alive.isAlive && resolve(result),
          (error: unknown) => alive.isAlive && reject(error),
        );
      });
    const book = new DoorBook(this.#parts(alive, whileAlive, time, link));
    this.#run = Object.assign(alive, { book });
  }

  /** In the middle of whatever it does. */
  kill(): void {
    if (this.#run) this.#run.isAlive = false;
    this.#run = undefined;
    this.#options.link.hangUp();
  }

  /** Does something with the book, and notes what its user is told. Undefined if it died before. */
  act(work: (book: DoorBook) => Promise<Recorded>): Promise<Recorded | undefined> {
    const run = this.#run;
    if (!run) return Promise.resolve(undefined);
    return work(run.book).then((recorded) => {
      this.acknowledged.push(...recorded.operationIds);
      return recorded;
    });
  }

  #step(): Promise<void> {
    const { random } = this.#options;
    if (random.chance(this.fragility)) this.kill();
    // A program that is dead gets no further.
    return this.#run ? Promise.resolve() : new Promise(() => undefined);
  }

  #parts(
    run: { isAlive: boolean },
    whileAlive: <Result>(work: Promise<Result>) => Promise<Result>,
    time: VirtualTime,
    { transport }: SimulatedLink,
  ): DoorParts {
    const { random, clockErrorMs, eventId } = this.#options;
    const disk = this.#disk.open();
    const clock: DoorParts["clock"] = {
      now: () => time.now + clockErrorMs,
      after: (ms, work) => time.after(ms, () => run.isAlive && work()),
    };
    const vault: DoorVault = {
      makeKey: () => whileAlive(time.during(webCryptoVault.makeKey())),
      seal: (key, plain) => whileAlive(time.during(webCryptoVault.seal(key, plain))),
      open: (key, sealed) => whileAlive(time.during(webCryptoVault.open(key, sealed))),
    };
    const network = graphQlNetwork(eventId, {
      clock,
      transport: {
        ask: (body) => whileAlive(transport.ask(body)),
        watch: (body, watcher) =>
          transport.watch(body, {
            onNews: () => run.isAlive && watcher.onNews(),
            onConnection: () => run.isAlive && watcher.onConnection(),
          }),
      },
    });
    return {
      disk: { ...disk, read: () => whileAlive(disk.read()), write: (changes) => whileAlive(disk.write(changes)) },
      marker: this.#marker,
      ...{ vault, network, clock },
      random: {
        fraction: () => random.next(),
        bytes: (count) => Uint8Array.from({ length: count }, () => random.between(0, 255)),
      },
      turn: { take: () => Promise.resolve(() => undefined) },
    };
  }
}
