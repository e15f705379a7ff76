import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { type ChildMessage, type ChildProgram, outOfProcessorTime } from "./child-program.ts";
import { DomainError } from "./domain-error.ts";

interface ChildWork {
  bytes: Buffer;
  /** Writes to the parent's output. Settles when it is on its way: a parent that does not read makes it wait. */
  write(bytes: Uint8Array): Promise<void>;
}

/** Runs the parent's task. A DomainError is sent as a refusal; any other error ends the process. */
export async function serveParent<Task, Result>(
  { task: taskSchema }: Pick<ChildProgram<Task, Result>, "task">,
  work: (task: Task, work: ChildWork) => Promise<Result>,
): Promise<void> {
  const ordered = once(process, "message");
  process.once("disconnect", () => process.exit());
  offerAsFirstVictim();
  // Requests take priority on machines with few CPUs. With the lowest one, a child would not get on at all beside them.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  startWatchdog();
  const [message] = await ordered;
  const { task, byteCount } = z.object({ task: taskSchema, byteCount: z.number() }).parse(message);
  const bytes = await takeBytes(byteCount);
  try {
    await send({ type: "done", result: await work(task, { bytes, write }) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await send({ type: "refused", code: error.code, messages: error.messages });
  }
}

async function takeBytes(count: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(count);
  let taken = 0;
  while (taken < count) {
    const chunk: Buffer | null = process.stdin.read();
    if (chunk === null) await once(process.stdin, "readable");
    else taken += chunk.copy(bytes, taken);
  }
  return bytes;
}

function send(message: ChildMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });
}

function write(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** If the machine runs out of memory, Linux should kill this process rather than the server. */
function offerAsFirstVictim(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    return;
  }
}

/** As text, so that the thread starts the same way from sources and from the build, without a loader. */
const watching = `
  const { workerData } = require("node:worker_threads");
  const server = process.ppid;
  setInterval(() => {
    const tooBig = process.memoryUsage.rss() > workerData.maxResidentBytes;
    if (tooBig || process.ppid !== server) process.kill(process.pid, "SIGKILL");
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > workerData.maxProcessorMs) process.kill(process.pid, workerData.outOfProcessorTime);
  }, 50);
`;

/** Starts a thread that ends this process over the limits in its arguments, or once its server is gone. */
function startWatchdog(): void {
  const [maxResidentBytes, maxProcessorMs] = process.argv.slice(2).map(Number);
  const workerData = { maxResidentBytes, maxProcessorMs, outOfProcessorTime };
  new Worker(watching, { eval: true, execArgv: [], workerData }).unref();
}
