import { writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { DomainError } from "../../../lib/domain-error.ts";
import { type ChildMessage, isTask, packReading, type Task } from "./child-message.ts";
import { isFileKind } from "./guest-list.ts";
import { parseGuestFile } from "./parse-guest-list.ts";
import { startWatchdog } from "./reading-watchdog.ts";

// The entry of the process that reads one guest list file. The bytes come by standard input; what the file is named,
// what it is and how much memory may be held as arguments; what its columns are by the channel to the parent, as the
// messages back.

const [, , named, actual, maxResidentBytes] = process.argv;

const task = receiveTask();
offerAsFirstVictim();
startWatchdog(Number(maxResidentBytes));
for (const message of await read()) await send(message);
process.disconnect();

async function read(): Promise<Iterable<ChildMessage>> {
  if (!isFileKind(named) || !isFileKind(actual)) throw new Error("the kind of file is missing");
  try {
    const [bytes, { mapping }] = await Promise.all([buffer(process.stdin), task]);
    return packReading(await parseGuestFile(bytes, { named, actual }, mapping));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const code = error.code === "BAD_INPUT" ? "BAD_INPUT" : "UNREADABLE_FILE";
    return [{ type: "refused", code, message: error.message }];
  }
}

function receiveTask(): Promise<Task> {
  return new Promise((resolve) => process.on("message", (message) => isTask(message) && resolve(message)));
}

/** Settles when the message is on its way: what still waits at the end would be lost. */
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
