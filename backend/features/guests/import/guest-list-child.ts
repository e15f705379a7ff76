import { on } from "node:events";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { DomainError } from "../../../lib/domain-error.ts";
import { type ChildMessage, isTask, type Task } from "./child-message.ts";
import { packGuests } from "./packed-guests.ts";
import { parseGuestFile } from "./parse-guest-list.ts";
import { startWatchdog } from "./reading-watchdog.ts";

// The entry of the process that reads guest list files. How much memory it may hold is its argument; what is to be read
// comes by the channel to the parent, the bytes by standard input.

const tasks = on(process, "message");
process.once("disconnect", () => process.exit());
offerAsFirstVictim();
// Searches go first where processors are few.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
startWatchdog(Number(process.argv[2]));
for await (const [task] of tasks) {
  if (isTask(task)) await read(task);
}

async function read(task: Task): Promise<void> {
  try {
    const { list, ...reading } = await parseGuestFile(await takeBytes(task.byteCount), task.kind, task.mapping);
    const { guests, ...rest } = list;
    // One after the other, so that no more than one portion is in memory.
    for (const portion of packGuests(guests)) await send({ type: "guests", portion });
    await send({ type: "read", reading, list: rest });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const code = error.code === "BAD_INPUT" ? "BAD_INPUT" : "UNREADABLE_FILE";
    await send({ type: "refused", code, message: error.message });
  }
}

/** So many bytes of standard input. The parent sends no more of them before it has got its answer. */
async function takeBytes(count: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(count);
  let taken = 0;
  while (taken < count) {
    const chunk: Buffer | null = process.stdin.read();
    if (chunk === null) await new Promise((resolve) => process.stdin.once("readable", resolve));
    else taken += chunk.copy(bytes, taken);
  }
  return bytes;
}

/** Settles when the message is on its way. */
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
