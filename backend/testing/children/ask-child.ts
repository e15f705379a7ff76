import { runChild } from "../../lib/run-child.ts";
import { oddProgram } from "./oddities.ts";

// Runs one task in a child process and sends the number of that process. Then it ends by itself, unless it gets the argument "stay".

const limits = { timeoutMs: 60_000, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 128 };
const { pid } = await runChild(oddProgram, { task: "nothing", limits, onProgress: () => undefined });
if (process.argv[2] === "stay") setInterval(() => undefined, 60_000);
// Nothing is left to do while the other one waits: it must not be what this process waits for.
process.once("beforeExit", () => process.kill(pid, 0));
process.send?.(pid);
