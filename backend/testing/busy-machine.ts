import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/** Does something while as many other processes as there are cores, and one more, compute without end. */
export async function whileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const children: ChildProcess[] = [];
  try {
    for (let core = 0; core <= availableParallelism(); core += 1)
      children.push(spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
    return await work();
  } finally {
    for (const child of children) child.kill("SIGKILL");
  }
}
