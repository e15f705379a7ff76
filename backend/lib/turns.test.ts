import { expect, it, onTestFinished, vi } from "vitest";
import { type TurnsRow, turns } from "../limits.ts";
import { Turns } from "./limiters.ts";

const busy = expect.objectContaining({ code: "UNAVAILABLE" });

/** Tasks end when the test decides. */
function controlledTurns(row: Partial<TurnsRow>) {
  const queue = new Turns({ ...turns.operations, atOnce: 1, ...row });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, unwanted?: AbortSignal) =>
    queue.run(
      name.charAt(0),
      async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      },
      unwanted,
    );
  const end = async (name: string) => {
    await new Promise(setImmediate);
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, add, end };
}

it("lets callers take turns, however many tasks one of them has", async () => {
  const { begun, add, end } = controlledTurns({});
  const tasks = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => add(name));
  const inTurn = ["a1", "b1", "c1", "a2", "b2", "a3", "a4"];
  for (const name of inTurn) await end(name);
  expect(begun).toEqual(inTurn);
  await Promise.all(tasks);
});

it("refuses everybody while too many wait in total, and a task that has waited for too long; others move up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { begun, add, end } = controlledTurns({ waiting: 2, waitingOfEach: 2 });
  const first = add("a1");
  const unwanted = new AbortController();
  const leaving = add("a2", unwanted.signal);
  const isRefused = expect(add("a3")).rejects.toThrow(busy);
  await expect(add("c1")).rejects.toThrow(busy);
  unwanted.abort(new Error("left"));
  await expect(leaving).rejects.toThrow("left");
  vi.advanceTimersByTime(40_000);
  const second = add("b1");
  vi.advanceTimersByTime(40_000);
  await isRefused;
  for (const name of ["a1", "b1"]) await end(name);
  expect(await Promise.all([first, second])).toEqual(begun);
});

it("lets what takes long wait for its own caller's last, and refuses what is too much", async () => {
  const queue = new Turns({ ...turns.longWork, waitingOfEach: 1 });
  const ended: string[] = [];
  const add = (caller: string, name: string) => queue.run(caller, async () => ended.push(name));
  const [first, second] = [add("a", "a1"), add("a", "a2")];
  await expect(add("a", "a3")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await add("b", "b1");
  await Promise.all([first, second]);
  expect(ended).toEqual(["a1", "b1", "a2"]);
});
