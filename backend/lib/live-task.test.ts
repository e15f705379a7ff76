import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { LiveTask, type LiveWork, type TaskReport } from "./live-task.ts";

function taskOf(work: LiveWork<number>) {
  const ends: string[] = [];
  const task = new LiveTask(work, async () => {
    ends.push("end");
  });
  return { task, ends };
}

it("begins with the first read, and ends with its work", async () => {
  let begun = 0;
  const { task, ends } = taskOf(async (report) => {
    begun += 1;
    report(1);
    await delay(5);
    report(2);
  });
  await delay(5);
  expect(begun).toBe(0);
  const read: TaskReport<number>[] = [];
  for await (const report of task) read.push(report);
  expect(read).toEqual([{ value: 1 }, { value: 2 }]);
  expect([begun, ends]).toEqual([1, ["end"]]);
});

it("leaves out values that nobody reads in time, except the last", async () => {
  const { task } = taskOf(async (report) => {
    for (let value = 1; value <= 5; value += 1) report(value);
  });
  expect((await task.next()).value).toEqual({ value: 5 });
  expect((await task.next()).done).toBe(true);
});

it("stops its work when the reader stops, also while they wait", async () => {
  const reasons: string[] = [];
  const { task, ends } = taskOf(async (report, stopped) => {
    report(1);
    await new Promise<void>((resolve) => stopped.addEventListener("abort", () => resolve()));
    reasons.push("stopped");
    report(2);
  });
  await task.next();
  const waiting = task.next();
  await task.return();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect((await task.next()).done).toBe(true);
  expect([reasons, ends]).toEqual([["stopped"], ["end"]]);
});

it("ends without work when nobody reads", async () => {
  const { task, ends } = taskOf(async () => expect.unreachable());
  await task.return();
  await task.return();
  expect((await task.next()).done).toBe(true);
  expect(ends).toEqual(["end"]);
});

it("reports a failure as its last value", async () => {
  const failure = new Error("failed");
  const { task, ends } = taskOf(async () => {
    throw failure;
  });
  expect(await task.next()).toEqual({ done: false, value: { failure } });
  expect((await task.next()).done).toBe(true);
  expect(ends).toEqual(["end"]);
});
