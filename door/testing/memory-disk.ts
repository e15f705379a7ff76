import { DiskRefused, type DiskValue, type DoorDisk } from "../parts.ts";

/** A disk in memory, which survives the program that writes to it. */
export class MemoryDisk {
  #records = new Map<string, DiskValue>();
  /** Called before and after each write; what it throws reaches the program, as when the device dies at that moment. */
  onStep: (step: "before a write" | "after a write") => Promise<void> = () => Promise.resolve();
  isFull = false;

  get records(): ReadonlyMap<string, DiskValue> {
    return this.#records;
  }

  /** As browsers do when a device runs out of space. */
  throwAway(): void {
    this.#records = new Map();
  }

  /** The disk as one run of the program sees it. */
  open(): DoorDisk {
    return {
      read: async () => new Map(this.#records),
      write: async (changes) => {
        await this.onStep("before a write");
        if (this.isFull) throw new DiskRefused("The disk is full.");
        const next = new Map(this.#records);
        for (const [key, value] of changes) {
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        }
        this.#records = next;
        await this.onStep("after a write");
      },
      close: () => undefined,
    };
  }
}
