import { performance } from "node:perf_hooks";
import { setTimeout as delay, setImmediate as otherWork } from "node:timers/promises";

export interface Clock {
  /** Milliseconds for which the process has been busy since it started, with any work. */
  busyMs(): number;
  pause(ms: number): Promise<void>;
}

const processClock: Clock = {
  busyMs: () => performance.eventLoopUtilization().active,
  pause: async (ms) => {
    await delay(ms);
  },
};

/** The share of the process's time that may be used. */
export interface Budget {
  /** Above 0 and at most 1. */
  share: number;
  /** Other requests get a turn after each portion of this many tasks. */
  atOnce: number;
}

type Task = () => Promise<void>;

/** Runs background tasks in a share of the process's time, with longer pauses while it is busy. Groups take turns. */
export class SpareTime {
  readonly #budget: Budget;
  readonly #clock: Clock;
  readonly #groups = new Map<string, Set<Task>>();
  #isRunning = false;

  constructor(budget: Budget, clock: Clock = processClock) {
    this.#budget = budget;
    this.#clock = clock;
  }

  /** Runs a task when its group's turn comes. */
  run<T>(group: string, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = this.#groups.get(group) ?? new Set();
      waiting.add(() => task().then(resolve, reject));
      this.#groups.set(group, waiting);
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    // Subscribers to the same change start at the same moment.
    await otherWork();
    while (this.#groups.size > 0) {
      const before = this.#clock.busyMs();
      await Promise.all(this.#nextPortion().map((task) => task()));
      // Processing the results counts as well.
      await otherWork();
      const { share } = this.#budget;
      await this.#clock.pause(((this.#clock.busyMs() - before) * (1 - share)) / share);
    }
    this.#isRunning = false;
  }

  #nextPortion(): Task[] {
    const portion: Task[] = [];
    while (portion.length < this.#budget.atOnce) {
      const [next] = this.#groups;
      if (!next) break;
      const [group, waiting] = next;
      const [task] = waiting;
      if (!task) break;
      portion.push(task);
      waiting.delete(task);
      // Its next task comes after one of every other group.
      this.#groups.delete(group);
      if (waiting.size > 0) this.#groups.set(group, waiting);
    }
    return portion;
  }
}
