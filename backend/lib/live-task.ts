/** A report of a task: a value, or why it failed. */
export type TaskReport<Value> = { readonly value: Value } | { readonly failure: unknown };

/** Reports values, of which an unread one is replaced by the next, until `stopped` is aborted when nobody reads. */
export type LiveWork<Value> = (report: (value: Value) => void, stopped: AbortSignal) => Promise<void>;

/** A task that runs while somebody reads it. Not a generator: one that waits for its task could not be stopped. */
export class LiveTask<Value> implements AsyncIterableIterator<TaskReport<Value>> {
  readonly #work: LiveWork<Value>;
  readonly #stopping = new AbortController();
  readonly #onEnd: () => Promise<void>;
  #running: Promise<void> | undefined;
  #next: TaskReport<Value> | undefined;
  #hasEnded = false;
  #wake: () => void = () => undefined;

  /** `onEnd` runs once, when the task has ended or was never begun. */
  constructor(work: LiveWork<Value>, onEnd: () => Promise<void>) {
    this.#work = work;
    this.#onEnd = onEnd;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<TaskReport<Value>, undefined>> {
    this.#running ??= this.#run();
    while (this.#next === undefined && !this.#hasEnded) {
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
    const report = this.#stopping.signal.aborted ? undefined : this.#next;
    this.#next = undefined;
    return report ? { done: false, value: report } : { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<TaskReport<Value>, undefined>> {
    this.#stopping.abort();
    this.#running ??= this.#onEnd();
    this.#end();
    return { done: true, value: undefined };
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    try {
      await this.#work((value) => this.#report({ value }), signal);
    } catch (failure) {
      this.#report({ failure });
    } finally {
      await this.#onEnd().catch(() => undefined);
      this.#end();
    }
  }

  #report(report: TaskReport<Value>): void {
    this.#next = report;
    this.#wake();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#wake();
  }
}
