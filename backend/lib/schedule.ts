import { Cron } from "croner";

/** Times that a cron expression describes, in UTC. */
export class Schedule {
  readonly #cron: Cron;

  /** Five cron fields, or a name such as @daily. @throws Error when it is no cron expression, or has no time to come */
  constructor(expression: string) {
    this.#cron = new Cron(expression, { timezone: "UTC", mode: "5-part", paused: true });
    if (!this.#cron.nextRun()) throw new Error("The schedule describes no time to come.");
  }

  /** Undefined when there is none. */
  next(after: Date): Date | undefined {
    return this.#cron.nextRun(after) ?? undefined;
  }

  /** The time that is this many turns after another; undefined when there are fewer. */
  nextBut(turns: number, after: Date): Date | undefined {
    return this.#cron.nextRuns(turns, after)[turns - 1];
  }
}
