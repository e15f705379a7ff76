import type { DoorClock } from "../parts.ts";

/** Ends a pause early. */
export class Alarm {
  readonly #clock: DoorClock;
  #isRung = false;
  #wake: (() => void) | undefined;

  constructor(clock: DoorClock) {
    this.#clock = clock;
  }

  /** From now on, a ring ends the next pause, even one that has not begun. */
  set(): void {
    this.#isRung = false;
  }

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  /** Until it rings, or for some milliseconds. */
  wait(ms: number): Promise<void> {
    if (this.#isRung || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#clock.after(ms, () => this.#wake?.());
      this.#wake = () => {
        cancel();
        this.#wake = undefined;
        resolve();
      };
    });
  }
}
