import { PassThrough } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type oddities, oddProgram } from "../testing/children/oddities.ts";
import { takeIdle } from "./child-pool.ts";
import type { ChildProgram } from "./child-program.ts";
import { type ChildLimits, type ChildTask, idleKindOf, runChild } from "./run-child.ts";

type Oddity = (typeof oddities)[number];

const megabyte = 1024 * 1024;
let kinds = 0;

/** Unique limits, so that no idle process is reused. */
const newLimits = (): ChildLimits => {
  kinds += 1;
  return { timeoutMs: 60_000, maxResidentBytes: 512 * megabyte + kinds, maxHeapMegabytes: 128 };
};

function run(limits: ChildLimits, task: Oddity, more: Partial<ChildTask<Oddity, string>> = {}, program = oddProgram) {
  return runChild(program, { task, limits, onProgress: () => undefined, ...more });
}

const pidOf = async (limits: ChildLimits) => (await run(limits, "nothing")).pid;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const expectEnd = (pid: number) => expect.poll(() => isRunning(pid)).toBe(false);

afterEach(() => vi.useRealTimers());

describe("a process that waits", () => {
  it("does the next task of its kind, with that task's bytes and progress alone", async () => {
    const limits = newLimits();
    const answers: unknown[] = [];
    for (const text of ["first", "", "the third"]) {
      const told: string[] = [];
      const onProgress = (progress: string) => told.push(progress);
      const { pid, text: said } = await run(limits, "nothing", { bytes: Buffer.from(text), onProgress });
      answers.push([pid, said, told]);
    }
    const pid = await pidOf(limits);
    expect(answers).toEqual([
      [pid, "first", ["nothing"]],
      [pid, "", ["nothing"]],
      [pid, "the third", ["nothing"]],
    ]);
  });

  it("does no task with other limits or variables", async () => {
    const limits = newLimits();
    const pid = await pidOf(limits);
    const others = await Promise.all([
      pidOf({ ...limits, timeoutMs: 59_999 }),
      pidOf({ ...limits, maxHeapMegabytes: 127 }),
      run(limits, "nothing", { variables: { ODD: "1" } }).then((other) => other.pid),
    ]);
    expect(new Set([pid, ...others]).size).toBe(4);
    expect(await pidOf(limits)).toBe(pid);
  });

  it("does no task of which something is to be written", async () => {
    const limits = newLimits();
    const pid = await pidOf(limits);
    const printed = await run(limits, "nothing", { output: new PassThrough() });
    expect(printed.pid).not.toBe(pid);
    await expectEnd(printed.pid);
    expect(await pidOf(limits)).toBe(pid);
  });

  it("is the only one of its kind", async () => {
    const limits = newLimits();
    const [one, other] = await Promise.all([pidOf(limits), pidOf(limits)]);
    expect(one).not.toBe(other);
    await expect.poll(() => [one, other].filter(isRunning).length).toBe(1);
  });

  it("is replaced if it ended", async () => {
    const limits = newLimits();
    const pid = await pidOf(limits);
    process.kill(pid, "SIGKILL");
    expect(await pidOf(limits)).not.toBe(pid);
  });

  it("ends after some seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const pid = await pidOf(newLimits());
    vi.advanceTimersByTime(9_000);
    expect(isRunning(pid)).toBe(true);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await expectEnd(pid);
  });

  it("stays ready for minutes if its tasks are repeated", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const limits = newLimits();
    const { pid } = await run(limits, "nothing", { isRepeated: true });
    vi.advanceTimersByTime(4 * 60_000);
    expect((await run(limits, "nothing", { isRepeated: true })).pid).toBe(pid);
    vi.advanceTimersByTime(5 * 60_000);
    vi.useRealTimers();
    await expectEnd(pid);
  });

  it.each([true, false])("is started ahead after a refusal if its tasks are repeated: %s", async (isRepeated) => {
    const limits = newLimits();
    await expect(run(limits, "refuse", { isRepeated })).rejects.toMatchObject({ code: "UNREADABLE_FILE" });
    const kind = idleKindOf(oddProgram, { task: "nothing", limits, isRepeated, onProgress: () => undefined });
    const ahead = takeIdle(kind);
    expect(ahead !== undefined).toBe(isRepeated);
    ahead?.kill("SIGKILL");
  });

  it("that was started ahead does the next task", async () => {
    const limits = newLimits();
    await expect(run(limits, "exit", { isRepeated: true })).rejects.toMatchObject({ failure: "failed" });
    const { pid, text } = await run(limits, "nothing", { isRepeated: true, bytes: Buffer.from("text") });
    expect(text).toBe("text");
    expect((await run(limits, "nothing")).pid).toBe(pid);
  });

  it("does fifty tasks at most", async () => {
    const limits = newLimits();
    const pids: number[] = [];
    for (let task = 0; task < 51; task += 1) pids.push(await pidOf(limits));
    expect(new Set(pids.slice(0, 50)).size).toBe(1);
    expect(pids[50]).not.toBe(pids[0]);
  });
});

describe("a process that has done a task", () => {
  it.each<Oddity>(["add to a prototype", "replace a method", "set a global", "start a timer", "use memory"])(
    "ends if the task was to %s",
    async (oddity) => {
      await expectEnd((await run(newLimits(), oddity)).pid);
    },
  );

  it("ends unless its program says that the task leaves no trace", async () => {
    const limits = newLimits();
    const { leavesNoTrace: _, ...silent } = oddProgram;
    const careful: ChildProgram<Oddity, string, { pid: number; text: string }> = {
      ...oddProgram,
      leavesNoTrace: (task) => task !== "nothing",
    };
    for (const program of [silent, careful]) await expectEnd((await run(limits, "nothing", {}, program)).pid);
  });

  it.each<[Oddity, object]>([
    ["refuse", { code: "UNREADABLE_FILE" }],
    ["fail", { failure: "failed" }],
    ["exit", { failure: "failed" }],
  ])("ends if the task was to %s", async (oddity, refusal) => {
    const limits = newLimits();
    const pid = await pidOf(limits);
    await expect(run(limits, oddity)).rejects.toMatchObject(refusal);
    await expectEnd(pid);
  });

  it("ends if the task is aborted", async () => {
    const limits = newLimits();
    const pid = await pidOf(limits);
    const unwanted = new AbortController();
    const reason = new Error("No longer wanted.");
    const onProgress = () => unwanted.abort(reason);
    await expect(run(limits, "hang", { signal: unwanted.signal, onProgress })).rejects.toBe(reason);
    await expectEnd(pid);
  });

  it("ends if the task takes too long", async () => {
    const limits = { ...newLimits(), timeoutMs: 500 };
    await expect(run(limits, "hang")).rejects.toMatchObject({ failure: "took too long" });
  });

  it("has no more memory than another", async () => {
    const limits = { ...newLimits(), maxResidentBytes: 180 * megabyte };
    const pid = await pidOf(limits);
    // What takes it ends before it is noticed, on a fast machine.
    await expect(run(limits, "use memory for ever")).rejects.toMatchObject({ failure: "took too much memory" });
    await expectEnd(pid);
  });
});
