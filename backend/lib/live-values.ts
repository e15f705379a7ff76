import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { DomainError } from "./domain-error.ts";

/** Between two values, so that many changes in a row become few values. */
const pauseMs = 200;
const pauseAfterFailureMs = 1_000;

/** Where live values come from. */
export interface LiveSource<Value> {
  /** Calls back whenever the value may have changed. @returns what ends it */
  watch(onChange: () => void): () => void;
  /**
   * The value as it is now; undefined when there is nothing to say.
   *
   * @throws DomainError when the reader may not know it any more: that ends the values. Whatever else is thrown passes, and
   *   the value is read again.
   */
  read(): Promise<Value | undefined>;
  /** Told of whatever passes. */
  onFailure(error: unknown): void;
}

/**
 * A value as it is now, and again whenever it has become another one. However often it changes while nobody fetches it, it
 * is read once. Written out and not as a generator, because one that waits for a change could not be ended before it comes.
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
    // Before it is read: a change that comes meanwhile may not be in it.
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
