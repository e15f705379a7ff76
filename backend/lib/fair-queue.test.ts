import { expect, it, vi } from "vitest";
import { message } from "../../common/messages/message.ts";
import { declareQueue, FairQueue, type FairQueueBounds } from "./fair-queue.ts";

const beyond = {
  own: { code: "RATE_LIMITED", message: message("refusals.ownOperationsInProgress") },
  all: { code: "UNAVAILABLE", message: message("refusals.busy"), retryAfterSeconds: 30 },
  tooLong: { code: "UNAVAILABLE", message: message("refusals.busy"), retryAfterSeconds: 5 },
} as const;
const allTooMany = expect.objectContaining({ code: "UNAVAILABLE", retryAfterSeconds: 30 });
const tooLong = expect.objectContaining({ code: "UNAVAILABLE", retryAfterSeconds: 5 });

/** Tasks end when the test decides. */
function controlledQueue(bounds: Omit<FairQueueBounds, "what" | "counts" | "beyond">) {
  const queue = new FairQueue(declareQueue({ what: "Tests", counts: "test", ...bounds, beyond }));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.run(name.charAt(0), async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string) => {
    await new Promise(setImmediate);
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, add, end };
}

const roomy = { waiting: 100, waitingPerKey: 100 };

it("lets keys take turns, however many tasks one of them has", async () => {
  const { begun, add, end } = controlledQueue({ places: 1, ...roomy });
  const tasks = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map(add);
  for (const name of ["a1", "a2", "b1"]) await end(name);
  tasks.push(add("d1"));
  for (const name of ["c1", "a3", "b2", "d1", "a4"]) await end(name);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "d1", "a4"]);
  await Promise.all(tasks);
});

it("refuses everybody while too many wait in total", async () => {
  const { add, end } = controlledQueue({ places: 1, waiting: 2, waitingPerKey: 2 });
  const tasks = ["a1", "b1", "c1"].map(add);
  await expect(add("d1")).rejects.toThrow(allTooMany);
  await end("a1");
  tasks.push(add("d2"));
  for (const name of ["b1", "c1", "d2"]) await end(name);
  expect(await Promise.all(tasks)).toEqual(["a1", "b1", "c1", "d2"]);
});

it("gives the place of a task that takes long to the next in turn, for as many as may run on", async () => {
  const { begun, add, end } = controlledQueue({ places: 2, overtime: { afterMs: 0, places: 1 }, ...roomy });
  const tasks = ["a1", "b1", "c1", "d1"].map(add);
  await vi.waitUntil(() => begun.includes("c1"));
  // Long enough for all to be overdue: only one may run on.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "c1", "d1"]);
  for (const name of ["d1", "c1", "b1"]) await end(name);
  const more = ["e1", "f1"].map(add);
  await new Promise(setImmediate);
  expect(begun.slice(4)).toEqual(["e1", "f1"]);
  for (const name of ["e1", "f1"]) await end(name);
  expect(await Promise.all([...tasks, ...more])).toHaveLength(6);
});

it("lets a task leave its line, and the others move up", async () => {
  const { queue, begun, add, end } = controlledQueue({ places: 1, waiting: 2, waitingPerKey: 2 });
  const first = add("a1");
  const unwanted = new AbortController();
  const second = queue.run("a", async () => "never", unwanted.signal);
  const third = add("a3");
  unwanted.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  const fourth = add("b1");
  for (const name of ["a1", "a3", "b1"]) await end(name);
  expect(await Promise.all([first, third, fourth])).toEqual(["a1", "a3", "b1"]);
  expect(begun).toEqual(["a1", "a3", "b1"]);
});

it("refuses a task that has waited for too long, and the others move up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { begun, add, end } = controlledQueue({ places: 1, ...roomy, maxWaitMs: 1000 });
    const first = add("a1");
    const second = add("a2");
    const isRefused = expect(second).rejects.toThrow(tooLong);
    vi.advanceTimersByTime(600);
    const third = add("b1");
    vi.advanceTimersByTime(600);
    await isRefused;
    await end("a1");
    await end("b1");
    expect(await Promise.all([first, third])).toEqual(["a1", "b1"]);
    expect(begun).toEqual(["a1", "b1"]);
  } finally {
    vi.useRealTimers();
  }
});
