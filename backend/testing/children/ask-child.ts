import { runChild } from "../../lib/run-child.ts";
import { oddProgram } from "./oddities.ts";

// Has a process do one task, and sends that process's number. Has nothing more to do then, unless it is told to stay.

const limits = { timeoutMs: 60_000, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 128 };
const { pid } = await runChild(oddProgram, { task: "nothing", limits, onProgress: () => undefined });
if (process.argv[2] === "stay") setInterval(() => undefined, 60_000);
// Nothing is left to do while the other one waits: it must not be what this process waits for.
process.once("beforeExit", () => process.kill(pid, 0));
process.send?.(pid);
