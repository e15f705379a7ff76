import type { DoorOperation } from "../../common/door/door-operation.ts";
import { type DoorServer, type News, Refused, Unreachable } from "./server.ts";

/** In one call: small enough for a weak connection. */
const maxBatch = 200;
const firstPauseMs = 500;
const maxPauseMs = 8_000;
/** Without a word from the server, in case the live connection is lost unnoticed. */
const idleMs = 20_000;

export interface DoorClock {
  /** Milliseconds since 1970 by the device's clock, which may be wrong. */
  now(): number;
  /** Calls back once. Returns how to prevent that. */
  after(ms: number, work: () => void): () => void;
  /** From 0 up to, not including, 1. */
  random(): number;
}

/** What is synchronized. */
export interface Synchronized {
  /** What the server does not have yet, as far as is known here, and could read; in order. */
  readonly waiting: readonly DoorOperation[];
  /** Up to where facts and list are known; null if all of the list is needed. */
  readonly since: readonly [facts: number, list: number | null];
  /** @returns whether there is more to read */
  absorb(news: News): Promise<boolean>;
  endAccess(refusal: "expired" | "ended"): Promise<void>;
  /** The server cannot read this. */
  setAside(operation: DoorOperation): void;
  notice(isConnected: boolean): void;
}

/**
 * Brings a device and the server together, until it is stopped or access ends: sends what waits, in order and as often as it takes, and
 * reads what is new. What was sent waits until it comes back among the server's facts, because a receipt may be of a server whose
 * database was put back.
 */
export class DoorSync {
  readonly #server: DoorServer;
  readonly #clock: DoorClock;
  readonly #device: Synchronized;
  #failures = 0;
  #isOver = false;
  #isRung = false;
  #wake: () => void = () => undefined;
  #round = new AbortController();
  readonly #running: Promise<void>;

  constructor(server: DoorServer, clock: DoorClock, device: Synchronized) {
    this.#server = server;
    this.#clock = clock;
    this.#device = device;
    this.#running = this.#run();
  }

  /** After something was recorded. While the server cannot be reached, the pause goes on. */
  noticeRecorded(): void {
    if (this.#failures === 0) this.#ring();
  }

  /** There is a connection again, or somebody thinks so: the call under way may have been sent into nothing. */
  retryNow(): void {
    this.#round.abort();
    this.#noticeNews();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.retryNow();
    await this.#running;
  }

  #noticeNews(): void {
    this.#failures = 0;
    this.#ring();
  }

  #ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    const unwatch = this.#server.watch(
      () => this.#noticeNews(),
      () => this.retryNow(),
    );
    while (!this.#isOver) {
      this.#isRung = false;
      const pauseMs = await this.#exchange().catch((error: unknown) => this.#pauseAfter(error));
      if (!this.#isRung && !this.#isOver) await this.#pause(pauseMs);
    }
    unwatch();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#clock.after(ms, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }

  /** @returns how long to rest, in milliseconds, unless something happens */
  async #exchange(): Promise<number> {
    this.#round = new AbortController();
    const { signal } = this.#round;
    const device = this.#device;
    for (let at = 0, all = device.waiting; at < all.length; at += maxBatch) {
      await this.#send(all.slice(at, at + maxBatch), signal);
    }
    for (let hasMore = true; hasMore && !this.#isOver; ) {
      hasMore = await device.absorb(await this.#server.read(...device.since, signal));
    }
    device.notice(true);
    if (device.waiting.length > 0) return this.#growingPauseMs();
    this.#failures = 0;
    return idleMs;
  }

  /** What the server cannot read together is sent one by one, so that it keeps nothing else from being sent. */
  async #send(operations: readonly DoorOperation[], signal: AbortSignal): Promise<void> {
    try {
      await this.#server.record(operations, signal);
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal !== "malformed") throw error;
      const [only, ...others] = operations;
      if (only && others.length === 0) this.#device.setAside(only);
      else for (const operation of operations) await this.#send([operation], signal);
    }
  }

  async #pauseAfter(error: unknown): Promise<number> {
    if (error instanceof Refused && error.refusal !== "malformed") {
      this.#isOver = true;
      await this.#device.endAccess(error.refusal);
      return 0;
    }
    // Whatever else went wrong, on this side too: what waits is on the disk, and is tried again.
    if (!this.#isRung) this.#device.notice(false);
    return Math.max(error instanceof Unreachable ? error.waitMs : 0, this.#growingPauseMs());
  }

  #growingPauseMs(): number {
    const pauseMs = Math.min(firstPauseMs * 2 ** this.#failures, maxPauseMs);
    this.#failures += 1;
    // Devices of a venue should not all come back in the same moment.
    return pauseMs * (0.5 + this.#clock.random() / 2);
  }
}
