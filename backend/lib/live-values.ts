import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { DomainError } from "./domain-error.ts";

/** Many changes in a row send few values: a second is no time for who reads, and a long one for thousands of phones. */
const pauseMs = 1_000;

interface LiveSource<Value> {
  /** Calls back whenever the value may have changed. The result stops watching. */
  watch(onChange: () => void): () => void;
  /** Undefined when there is nothing to send. @throws DomainError to end the values; other errors are retried */
  read(): Promise<Value | undefined>;
  onFailure(error: unknown): void;
}

/** A value, now and after changes. */
export function liveValues<Value extends object>(source: LiveSource<Value>): AsyncIterableIterator<Value, undefined> {
  const ended = new AbortController();
  let mayHaveChanged = true;
  let wake: () => void = () => undefined;
  const unwatch = source.watch(() => {
    mayHaveChanged = true;
    wake();
  });
  const end = () => {
    ended.abort();
    unwatch();
    wake();
  };

  async function readNow(): Promise<Value | undefined> {
    // Reset before reading: the value read may miss a concurrent change.
    mayHaveChanged = false;
    try {
      return await source.read();
    } catch (error) {
      if (error instanceof DomainError) end();
      else source.onFailure(error);
      mayHaveChanged = true;
      return undefined;
    }
  }

  async function* readAll(): AsyncGenerator<Value, undefined> {
    let last: Value | undefined;
    while (!ended.signal.aborted) {
      const value = await readNow();
      if (value !== undefined && !ended.signal.aborted && !isDeepStrictEqual(value, last)) yield value;
      last = value ?? last;
      await delay(pauseMs, undefined, { signal: ended.signal }).catch(() => undefined);
      if (mayHaveChanged || ended.signal.aborted) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  const values = readAll();
  return {
    next: () => values.next(),
    // By itself, a generator that waits for a change would not end before it.
    return() {
      end();
      return values.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
