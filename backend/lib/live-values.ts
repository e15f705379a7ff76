import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { DomainError } from "./domain-error.ts";

/** Many changes in a row send few values: a second is no time for who reads, and a long one for thousands of phones. */
const pauseMs = 1_000;
const pauseAfterFailureMs = 1_000;

export interface LiveSource<Value> {
  /** Calls back whenever the value may have changed. The result stops watching. */
  watch(onChange: () => void): () => void;
  /** Undefined when there is nothing to send. @throws DomainError to end the values; other errors are retried */
  read(): Promise<Value | undefined>;
  onFailure(error: unknown): void;
}

/** A value, now and after changes. Not a generator: one that waits for a change could not be stopped before it. */
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
