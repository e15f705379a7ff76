import { performance } from "node:perf_hooks";
import { setTimeout as delay, setImmediate as otherWork } from "node:timers/promises";

/** Where a budget learns what it has used, and how it waits; tests bring their own. */
export interface Clock {
  /** Milliseconds for which the process has been busy since it started, whatever with. */
  busyMs(): number;
  pause(ms: number): Promise<void>;
}

const processClock: Clock = {
  busyMs: () => performance.eventLoopUtilization().active,
  pause: async (ms) => {
    await delay(ms);
  },
};

/** How much of the process's time may be used. */
export interface Budget {
  /** Part of the time that may go into tasks, above 0 and at most 1. */
  share: number;
  /** Tasks that run together; requests of others get their turn after each such portion. */
  atOnce: number;
}

type Task = () => Promise<void>;

/**
 * Runs tasks that nobody waits for in a part of the process's time, so that those who do wait do not notice. Groups of tasks
 * take turns: one that has thousands holds up another that has one for one portion only. The busier the process is with
 * anything else, the longer the pauses are.
 */
export class SpareTime {
  readonly #budget: Budget;
  readonly #clock: Clock;
  readonly #groups = new Map<string, Set<Task>>();
  #isRunning = false;

  constructor(budget: Budget, clock: Clock = processClock) {
    this.#budget = budget;
    this.#clock = clock;
  }

  /**
   * Runs a task when its turn comes and answers what it answers.
   *
   * @param group whose tasks take turns with those of others
   */
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
    // Those who hear of the same change ask at the same moment.
    await otherWork();
    while (this.#groups.size > 0) {
      const before = this.#clock.busyMs();
      await Promise.all(this.#nextPortion().map((task) => task()));
      // What is done with the answers counts as well.
      await otherWork();
      const { share } = this.#budget;
      await this.#clock.pause(((this.#clock.busyMs() - before) * (1 - share)) / share);
    }
    this.#isRunning = false;
  }

  /** One task of each group in turn, until there are enough. */
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
      // Its next task comes after one of each other group.
      this.#groups.delete(group);
      if (waiting.size > 0) this.#groups.set(group, waiting);
    }
    return portion;
  }
}
