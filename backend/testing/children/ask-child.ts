import { runChild } from "../../lib/run-child.ts";
import { oddProgram } from "./oddities.ts";

// Runs a task in a child process, of which another waits for the next one, and ends by itself unless the argument is
// "stay". Both children write their pids into the file of the second argument.

const limits = { timeoutMs: 60_000, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 128 };
const [how, file = ""] = process.argv.slice(2);
const variables = { PID_FILE: file };
await runChild(oddProgram, { task: "nothing", limits, variables, isRepeated: true });
if (how === "stay") setInterval(() => undefined, 60_000);
process.send?.("done");
process.channel?.unref();
