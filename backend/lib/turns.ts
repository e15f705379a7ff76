import PQueue from "p-queue";
import type { TurnsRow } from "../limits.ts";
import { isSmallMachine } from "./machine.ts";
import { refusalBeyond } from "./rate-limit.ts";

/** Clients and proxies give up after two minutes, or sooner. */
const maxWaitMs = 60_000;

/** Runs a few tasks at once. Only the first of each caller wait together, so that callers take turns. */
export class Turns {
  readonly #row: TurnsRow;
  readonly #all: PQueue;
  readonly #queues = new Map<string, PQueue>();
  #waiting = 0;

  constructor(row: TurnsRow, isSmall = isSmallMachine()) {
    this.#row = row;
    this.#all = new PQueue({ concurrency: isSmall ? (row.atOnceWhenSmall ?? row.atOnce) : row.atOnce });
  }

  /** `unwanted` only removes a waiting task. @throws DomainError as the row says; the reason of `unwanted` */
  async run<T>(key: string, task: () => Promise<T>, unwanted?: AbortSignal): Promise<T> {
    const end = await this.take(key, unwanted);
    try {
      return await task();
    } finally {
      end();
    }
  }

  /** Takes a place in turn. The result gives it back, and must be called; again is harmless. @throws as {@link run} */
  take(key: string, unwanted?: AbortSignal): Promise<() => void> {
    const { waiting, waitingOfEach, own, all } = this.#row;
    if ((this.#queues.get(key)?.size ?? 0) >= waitingOfEach) throw refusalBeyond(own);
    if (this.#waiting >= waiting) throw refusalBeyond(all);
    this.#waiting += 1;
    const queue = this.#queueOf(key);
    const leaving = new AbortController();
    const { signal } = leaving;
    const leave = () => leaving.abort(unwanted?.reason);
    const timer = setTimeout(() => leaving.abort(refusalBeyond(all)), maxWaitMs);
    const stopWaiting = () => {
      this.#waiting -= 1;
      clearTimeout(timer);
      unwanted?.removeEventListener("abort", leave);
    };
    if (unwanted?.aborted) leave();
    unwanted?.addEventListener("abort", leave, { once: true });
    return new Promise((resolve, reject) => {
      const place = () =>
        new Promise<void>((end) => {
          stopWaiting();
          resolve(end);
        });
      queue
        .add(() => this.#all.add(place, { signal }), { signal })
        .catch((reason: unknown) => {
          stopWaiting();
          reject(reason);
        });
    });
  }

  /** Whether a task of this caller has to wait. */
  isBusyFor(key: string): boolean {
    const isOwnBusy = (this.#queues.get(key)?.pending ?? 0) >= this.#row.atOnceOfEach;
    return isOwnBusy || this.#all.pending >= this.#all.concurrency;
  }

  #queueOf(key: string): PQueue {
    const known = this.#queues.get(key);
    if (known) return known;
    const queue = new PQueue({ concurrency: this.#row.atOnceOfEach });
    queue.on("idle", () => this.#queues.delete(key));
    this.#queues.set(key, queue);
    return queue;
  }
}
