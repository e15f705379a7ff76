import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { compiledProgram } from "../testing/compiled-programs.ts";

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
