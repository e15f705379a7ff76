import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { DomainError } from "./domain-error.ts";

/** Pause between two values, so that many changes in a row send few values. */
const pauseMs = 200;
const pauseAfterFailureMs = 1_000;

/** The source of live values. */
export interface LiveSource<Value> {
  /** Calls back whenever the value may have changed. @returns stops watching */
  watch(onChange: () => void): () => void;
  /**
   * The current value; undefined when there is nothing to send.
   *
   * @throws DomainError when the reader may no longer see it, which ends the values. Other errors count as temporary, and
   *   the value is read again.
   */
  read(): Promise<Value | undefined>;
  /** Called for each temporary error. */
  onFailure(error: unknown): void;
}

/**
 * A value, now and whenever it changes. It is read once, however often it changes before the next read. Not a generator,
 * because a generator that waits for a change could not be stopped before the change.
 */
export class LiveValues<Value extends object> implements AsyncIterableIterator<Value> {
  readonly #source: LiveSource<Value>;
  readonly #unwatch: () => void;
  #mayHaveChanged = true;
  #hasEnded = false;
  #last: Value | undefined;
  #notBefore = 0;
  #wake: () => void = () => undefined;

  constructor(source: LiveSource<Value>) {
    this.#source = source;
    this.#unwatch = source.watch(() => {
      this.#mayHaveChanged = true;
      this.#wake();
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Value, undefined>> {
    while (!this.#hasEnded) {
      const value = this.#mayHaveChanged ? await this.#readNow() : await this.#change();
      if (value === undefined || this.#hasEnded || isDeepStrictEqual(value, this.#last)) continue;
      this.#last = value;
      return { done: false, value };
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Value, undefined>> {
    this.#hasEnded = true;
    this.#unwatch();
    this.#wake();
    return { done: true, value: undefined };
  }

  #change(): Promise<undefined> {
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
    });
  }

  async #readNow(): Promise<Value | undefined> {
    await delay(Math.max(0, this.#notBefore - performance.now()));
    // Reset before reading: the value read may miss a concurrent change.
    this.#mayHaveChanged = false;
    this.#notBefore = performance.now() + pauseMs;
    try {
      return await this.#source.read();
    } catch (error) {
      if (error instanceof DomainError) await this.return();
      else this.#tryAgain(error);
      return undefined;
    }
  }

  #tryAgain(error: unknown): void {
    this.#source.onFailure(error);
    this.#mayHaveChanged = true;
    this.#notBefore = performance.now() + pauseAfterFailureMs;
  }
}
