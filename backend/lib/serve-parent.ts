import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { type ChildMessage, type ChildProgram, orderSchema } from "./child-program.ts";
import { startWatchdog } from "./child-watchdog.ts";
import { DomainError } from "./domain-error.ts";

/** What the work in a child process has to do with. */
export interface ChildWork<Progress> {
  /** The bytes that came with the task. */
  bytes: Buffer;
  /** Tells the parent something; settles when it is on its way, so that no more than one message need be in memory. */
  tell(progress: Progress): Promise<void>;
}

/**
 * Does the work of a child process: takes one task from the parent, does it, and sends what comes of it. A refusal
 * (DomainError) is sent as such; anything else ends the process, and the parent calls that a failure.
 *
 * The first argument of the process is how many bytes of memory it may hold.
 */
export async function serveParent<Task, Progress, Result>(
  { task: taskSchema }: Pick<ChildProgram<Task, Progress, Result>, "task">,
  work: (task: Task, work: ChildWork<Progress>) => Promise<Result>,
): Promise<void> {
  const ordered = once(process, "message");
  process.once("disconnect", () => process.exit());
  offerAsFirstVictim();
  // Requests go first where processors are few.
  setPriority(constants.priority.PRIORITY_LOW);
  startWatchdog(Number(process.argv[2]));
  const [message] = await ordered;
  const { task, byteCount } = orderSchema.parse(message);
  const tell = (progress: Progress) => send({ type: "progress", progress });
  try {
    const result = await work(taskSchema.parse(task), { bytes: await takeBytes(byteCount), tell });
    await send({ type: "done", result });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await send({ type: "refused", code: error.code, messages: error.messages });
  }
}

/** So many bytes of standard input. */
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

/** Where the whole machine runs out of memory, Linux is to end this process rather than the server. */
function offerAsFirstVictim(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    return;
  }
}
