import type { DoorOperation } from "../../common/door/door-operation.ts";
import {
  type AccessEnd,
  type DoorClock,
  type DoorNetwork,
  type DoorNews,
  type DoorRandom,
  type ListUpdate,
  Refused,
  Unreachable,
} from "../parts.ts";
import type { DeviceList } from "../store/device-list.ts";
import { Alarm } from "./alarm.ts";

/** In one call: small enough for a weak connection. */
const maxBatch = 200;
const firstPauseMs = 500;
const maxPauseMs = 8_000;
/** Without a word from the server, in case the live connection is lost unnoticed. */
const idleMs = 20_000;
/** A list is read again at most that often. */
const listGapMs = { small: 500, large: 10_000 } as const;
const largeList = 1_000;
/** A call that takes longer is given up when the connection comes back: it may have been sent into nothing. */
const patienceMs = 500;
/** When the server takes nothing any more. */
const hopelessPauseMs = 60_000;

/** What is synchronized. */
export interface Synchronized {
  /** What waits, in order. */
  readonly unsent: readonly DoorOperation[];
  /** Up to which position the server's facts are known. */
  readonly doorVersion: number;
  readonly list: DeviceList | undefined;
  /** Whether the server's list is not the one here. */
  readonly isListOutdated: boolean;
  /** From which version on changes of the list are enough; undefined if all of it is needed. */
  readonly listSince: number | undefined;
  /** With which facts can be handed in after access has ended; null for none. */
  readonly handInToken: string | null;
  absorb(news: DoorNews): Promise<void>;
  /** `update` is undefined if this caller gets no list. */
  updateList(update: ListUpdate | undefined): Promise<void>;
  forgetHandedIn(ids: readonly string[]): Promise<void>;
  endAccess(refusal: AccessEnd): Promise<void>;
  /** The server cannot read these. */
  setAside(operation: DoorOperation): void;
  notice(isConnected: boolean): void;
}

export interface SyncParts {
  network: DoorNetwork;
  clock: DoorClock;
  random: DoorRandom;
}

/**
 * Brings a device and the server together, for as long as it runs: sends what waits, in order and as often as it takes, reads what
 * others recorded, and the list when it has changed. An operation counts as sent only when it comes back among the server's facts.
 */
export class DoorSync {
  readonly #parts: SyncParts;
  readonly #device: Synchronized;
  readonly #alarm: Alarm;
  readonly #setAside = new Set<string>();
  #failures = 0;
  #listReadAt = Number.NEGATIVE_INFINITY;
  #hasAccess = true;
  #isStopped = false;
  #isOneByOne = false;
  #calledAt = 0;
  #giveUpCall: (() => void) | undefined;
  #running: Promise<void> | undefined;
  #unwatch: (() => void) | undefined;

  constructor(parts: SyncParts, device: Synchronized) {
    this.#parts = parts;
    this.#device = device;
    this.#alarm = new Alarm(parts.clock);
  }

  start(): void {
    if (this.#running !== undefined) return;
    this.#unwatch = this.#parts.network.watch({
      onNews: () => this.#noticeNews(),
      onConnection: () => this.retryNow(),
    });
    this.#running = this.#run();
  }

  /** After something was recorded. While the server cannot be reached, the pause goes on. */
  noticeRecorded(): void {
    if (this.#failures === 0) this.#alarm.ring();
  }

  /** There is a connection again, or somebody thinks so. */
  retryNow(): void {
    const { clock } = this.#parts;
    const giveUp = this.#giveUpCall;
    const ageMs = Math.abs(clock.now() - this.#calledAt);
    if (ageMs >= patienceMs) giveUp?.();
    else if (giveUp) clock.after(patienceMs - ageMs, giveUp);
    this.#noticeNews();
  }

  #noticeNews(): void {
    this.#failures = 0;
    this.#alarm.ring();
  }

  /** Gives up the call that is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unwatch?.();
    this.#giveUpCall?.();
    this.#alarm.ring();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      this.#alarm.set();
      const pauseMs = await this.#exchange().catch((error: unknown) => this.#pauseAfter(error));
      if (!this.#isStopped) await this.#alarm.wait(pauseMs);
    }
  }

  /** @returns how long to rest, in milliseconds, unless something happens */
  async #exchange(): Promise<number> {
    if (!this.#hasAccess) return this.#handIn();
    await this.#send();
    await this.#readNews();
    if (this.#isStopped) return 0;
    this.#device.notice(true);
    const listPauseMs = await this.#readList();
    const waits = this.#waiting().length > 0;
    this.#failures = waits ? this.#failures + 1 : 0;
    return Math.min(waits ? this.#growingPauseMs() : idleMs, listPauseMs);
  }

  async #readNews(): Promise<void> {
    for (let hasMore = true; hasMore && !this.#isStopped; ) {
      const news = await this.#call(this.#parts.network.readNews(this.#device.doorVersion));
      if (this.#isStopped) return;
      await this.#device.absorb(news);
      hasMore = news.hasMore;
    }
  }

  #waiting(): DoorOperation[] {
    return this.#device.unsent.filter(({ id }) => !this.#setAside.has(id));
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting();
    for (let at = 0; at < waiting.length && !this.#isStopped; ) {
      const batch = waiting.slice(at, at + (this.#isOneByOne ? 1 : maxBatch));
      if (await this.#sendBatch(batch)) at += batch.length;
    }
    this.#isOneByOne = false;
  }

  /** @returns false if the batch is to be sent in pieces, to find out what the server cannot read */
  async #sendBatch(batch: readonly DoorOperation[]): Promise<boolean> {
    try {
      // The token says who recorded them, whoever is signed in by now.
      const stored = await this.#call(this.#parts.network.record(batch, this.#device.handInToken));
      // Who may not read them back has only the server's word.
      if (!this.#hasAccess) await this.#device.forgetHandedIn(stored);
      return true;
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal !== "malformed") throw error;
    }
    const [only] = batch;
    if (only && batch.length === 1) {
      this.#setAside.add(only.id);
      this.#device.setAside(only);
      return true;
    }
    this.#isOneByOne = true;
    return false;
  }

  /** @returns after how many milliseconds the list has to be read */
  async #readList(): Promise<number> {
    const { list, isListOutdated } = this.#device;
    if (list && !isListOutdated) return idleMs;
    const gapMs = (list?.guests.length ?? 0) > largeList ? listGapMs.large : listGapMs.small;
    const restMs = list ? this.#listReadAt + gapMs - this.#parts.clock.now() : 0;
    // A clock that was put back would wait for long.
    if (restMs > 0 && restMs <= gapMs) return restMs;
    const update = await this.#call(this.#parts.network.readList(this.#device.listSince));
    if (this.#isStopped) return 0;
    this.#listReadAt = this.#parts.clock.now();
    await this.#device.updateList(update);
    return idleMs;
  }

  async #handIn(): Promise<number> {
    if (this.#device.handInToken === null || this.#waiting().length === 0) return hopelessPauseMs;
    await this.#send();
    this.#device.notice(true);
    return hopelessPauseMs;
  }

  /** What a call that was given up brings about on the server is found out like everything else. */
  #call<Result>(answer: Promise<Result>): Promise<Result> {
    this.#calledAt = this.#parts.clock.now();
    return new Promise((resolve, reject) => {
      this.#giveUpCall = () => reject(new Unreachable("The call was given up."));
      answer.then(resolve, reject);
    });
  }

  async #pauseAfter(error: unknown): Promise<number> {
    if (error instanceof Refused && error.refusal !== "malformed") {
      this.#device.notice(true);
      if (!this.#hasAccess) return hopelessPauseMs;
      this.#hasAccess = false;
      await this.#device.endAccess(error.refusal);
      return 0;
    }
    // Whatever else went wrong, on this side too: what waits is on the disk, and is tried again.
    this.#failures += 1;
    this.#device.notice(false);
    const askedMs = error instanceof Unreachable ? (error.waitMs ?? 0) : 0;
    return Math.max(askedMs, this.#growingPauseMs());
  }

  #growingPauseMs(): number {
    const pauseMs = Math.min(firstPauseMs * 2 ** Math.max(0, this.#failures - 1), maxPauseMs);
    // Devices of a venue should not all come back in the same moment.
    return pauseMs * (0.5 + this.#parts.random.fraction() / 2);
  }
}
