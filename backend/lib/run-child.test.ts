import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type oddities, oddProgram } from "../testing/children/oddities.ts";
import { compiledProgram } from "../testing/compiled-programs.ts";
import { type ChildLimits, type ChildTask, runChild } from "./run-child.ts";

type Oddity = (typeof oddities)[number];

const megabyte = 1024 * 1024;
let kinds = 0;

/** Unique limits, so that no process is ready. */
const newLimits = (): ChildLimits => {
  kinds += 1;
  return { timeoutMs: 60_000, maxResidentBytes: 512 * megabyte + kinds, maxHeapMegabytes: 128 };
};

function run(limits: ChildLimits, task: Oddity, more: Partial<ChildTask<Oddity>> = {}) {
  return runChild(oddProgram, { task, limits, ...more });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const expectEnd = (pid: number) => expect.poll(() => isRunning(pid)).toBe(false);

it("does each task in a new process, with that task's bytes alone", async () => {
  const limits = newLimits();
  const pids = new Set<number>();
  for (const text of ["first", "", "the third"]) {
    const { pid, text: said } = await run(limits, "nothing", { bytes: Buffer.from(text), isRepeated: true });
    expect(said).toBe(text);
    pids.add(pid);
    await expectEnd(pid);
  }
  expect(pids.size).toBe(3);
});

it.each(["leave", "stay"])("a process that waits does not outlive its parent, which is to %s", async (how) => {
  const folder = await mkdtemp(join(tmpdir(), "fyt-test-children-"));
  const file = join(folder, "pids");
  const parent = fork(compiledProgram(import.meta.url, "../testing/children/ask-child"), [how, file]);
  const ended = once(parent, "exit");
  await once(parent, "message");
  const pids = async () => (await readFile(file, "utf8")).trim().split("\n").map(Number);
  if (how === "stay") {
    await expect.poll(async () => (await pids()).length).toBe(2);
    parent.kill("SIGKILL");
  }
  expect((await ended)[0]).toBe(how === "stay" ? null : 0);
  for (const pid of await pids()) await expectEnd(pid);
  await rm(folder, { recursive: true });
});

describe("a task", () => {
  it.each<[Oddity, Partial<ChildLimits>, object]>([
    ["refuse", {}, { code: "UNREADABLE_FILE" }],
    ["fail", {}, { failure: "failed" }],
    ["exit", {}, { failure: "failed" }],
    ["hang", { timeoutMs: 500 }, { failure: "took too long" }],
    ["use memory for ever", { maxResidentBytes: 180 * megabyte }, { failure: "took too much memory" }],
  ])("that is to %s ends as it should", async (oddity, limits, refusal) => {
    await expect(run({ ...newLimits(), ...limits }, oddity)).rejects.toMatchObject(refusal);
  });

  it("ends when it is aborted", async () => {
    const unwanted = new AbortController();
    const reason = new Error("No longer wanted.");
    const running = run(newLimits(), "hang", { signal: unwanted.signal });
    unwanted.abort(reason);
    await expect(running).rejects.toBe(reason);
  });
});
