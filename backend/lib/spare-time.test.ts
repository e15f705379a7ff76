import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { SpareTime } from "./spare-time.ts";

function settableClock() {
  let busy = 0;
  const pauses: number[] = [];
  return {
    pauses,
    work: (ms: number) => {
      busy += ms;
    },
    clock: {
      busyMs: () => busy,
      pause: async (ms: number) => {
        pauses.push(ms);
      },
    },
  };
}

describe("SpareTime", () => {
  it("returns a task's result, and passes on its errors", async () => {
    const spare = new SpareTime({ share: 0.5, atOnce: 2 });
    const failing = spare.run("a", async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await spare.run("a", async () => "yes")).toBe("yes");
  });

  it("lets groups take turns, however many tasks one has", async () => {
    const order: string[] = [];
    const spare = new SpareTime({ share: 1, atOnce: 1 }, settableClock().clock);
    const note = (group: string, name: string) => spare.run(group, async () => void order.push(name));
    const many = [1, 2, 3, 4].map((n) => note("many", `many ${n}`));
    await Promise.all([...many, note("one", "one"), note("two", "two")]);
    expect(order).toEqual(["many 1", "one", "two", "many 2", "many 3", "many 4"]);
  });

  it("limits how many tasks run together", async () => {
    let running = 0;
    let most = 0;
    const spare = new SpareTime({ share: 1, atOnce: 3 }, settableClock().clock);
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => spare.run("a", task)));
    expect(most).toBe(3);
  });

  it("pauses for three times as long as the process was busy when its share is a quarter", async () => {
    const { clock, pauses, work } = settableClock();
    const spare = new SpareTime({ share: 0.25, atOnce: 2 }, clock);
    await Promise.all([5, 5, 7].map((ms) => spare.run("a", async () => work(ms))));
    await expect.poll(() => pauses).toEqual([30, 21]);
  });
});
