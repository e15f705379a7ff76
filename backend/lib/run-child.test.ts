import { fork } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { type oddities, oddProgram } from "../testing/children/oddities.ts";
import { compiledProgram } from "../testing/compiled-programs.ts";
import type { ChildProgram } from "./child-program.ts";
import { type ChildLimits, type ChildTask, runChild } from "./run-child.ts";

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
});

it.each(["leave", "stay"])("a process that waits does not outlive its parent, which is to %s", async (how) => {
  const parent = fork(compiledProgram(import.meta.url, "../testing/children/ask-child"), [how]);
  const ended = once(parent, "exit");
  const [pid] = await once(parent, "message");
  if (how === "stay") parent.kill("SIGKILL");
  expect((await ended)[0]).toBe(how === "stay" ? null : 0);
  await expectEnd(Number(pid));
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
