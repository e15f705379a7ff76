import { runChild } from "../../lib/run-child.ts";
import { oddProgram } from "./oddities.ts";

// Runs a task in a child process, sends the child's pid, and ends by itself unless the argument is "stay".

const limits = { timeoutMs: 60_000, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 128 };
const { pid } = await runChild(oddProgram, { task: "nothing", limits, onProgress: () => undefined });
if (process.argv[2] === "stay") setInterval(() => undefined, 60_000);
// Reached while the child still waits: it must not keep this process alive.
process.once("beforeExit", () => process.kill(pid, 0));
process.send?.(pid);
