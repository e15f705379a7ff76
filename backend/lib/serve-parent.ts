import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { type ChildMessage, type ChildProgram, orderSchema } from "./child-program.ts";
import { startWatchdog } from "./child-watchdog.ts";
import { DomainError } from "./domain-error.ts";

export interface ChildWork<Progress> {
  bytes: Buffer;
  /** Sends progress to the parent. Settles when it is on its way, so that only one message need be in memory. */
  tell(progress: Progress): Promise<void>;
  /** Writes to the parent's output. Settles when it is on its way: a parent that does not read makes it wait. */
  write(bytes: Uint8Array): Promise<void>;
}

/** Runs the parent's task. A DomainError is sent as a refusal; any other error ends the process. */
export async function serveParent<Task, Progress, Result>(
  { task: taskSchema }: Pick<ChildProgram<Task, Progress, Result>, "task">,
  work: (task: Task, work: ChildWork<Progress>) => Promise<Result>,
): Promise<void> {
  const ordered = once(process, "message");
  process.once("disconnect", () => process.exit());
  offerAsFirstVictim();
  // Requests take priority on machines with few CPUs. With the lowest one, a child would not get on at all beside them.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  startWatchdog();
  const [message] = await ordered;
  const { task, byteCount } = orderSchema.parse(message);
  const bytes = await takeBytes(byteCount);
  const tell = (progress: Progress) => send({ type: "progress", progress });
  try {
    await send({ type: "done", result: await work(taskSchema.parse(task), { bytes, tell, write }) });
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
