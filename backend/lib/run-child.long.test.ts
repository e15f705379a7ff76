import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { oddProgram } from "../testing/children/oddities.ts";
import { compiledProgram } from "../testing/compiled-programs.ts";
import { runChild } from "./run-child.ts";

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(["leave", "stay"])("a process that waits does not outlive its parent, which is to %s", async (how) => {
  const parent = fork(compiledProgram(import.meta.url, "../testing/children/ask-child"), [how]);
  const ended = once(parent, "exit");
  const [pid] = await once(parent, "message");
  if (how === "stay") parent.kill("SIGKILL");
  expect((await ended)[0]).toBe(how === "stay" ? null : 0);
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});

it("a process that waits has the whole processor time for each task", async () => {
  const limits = { timeoutMs: 60_000, maxProcessorMs: 500, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 128 };
  const run = (task: "nothing" | "use 300 ms of processor time" | "use processor time for ever") =>
    runChild(oddProgram, { task, limits, onProgress: () => undefined });
  const pids = [(await run("nothing")).pid];
  for (let task = 0; task < 2; task += 1) pids.push((await run("use 300 ms of processor time")).pid);
  expect(new Set(pids).size).toBe(1);
  await expect(run("use processor time for ever")).rejects.toMatchObject({ failure: "took too long" });
});
