import { z } from "zod";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { declareLimit } from "../../lib/declared-limits.ts";
import { type ChildLimits, formatChildLimits, runChild } from "../../lib/run-child.ts";
import { type BackupResult, type BackupTask, backupResult, backupTask } from "./backup-messages.ts";

/** It holds no more than some rows at a time, and a passphrase takes 64 MB; the limits are for when something is wrong. */
const limits: ChildLimits = {
  timeoutMs: 12 * 60 * 60 * 1000,
  maxResidentBytes: 1024 * 1024 * 1024,
  maxHeapMegabytes: 256,
};

declareLimit({
  what: "Backups: making one by schedule, and trying it",
  counts: "all together, in the database: one at a time",
  limit: formatChildLimits(limits),
  beyond: "the backup fails",
});

const program: ChildProgram<BackupTask, never, BackupResult> = {
  entry: entryBeside(import.meta.url, "./backup.child"),
  task: backupTask,
  progress: z.never(),
  result: backupResult,
};

/**
 * Makes a backup and tries it, in a process of its own, so that packing and encrypting hold up no request.
 *
 * @param variables what the database's client reads from the environment
 * @param signal ends the process
 * @throws ChildEnded when the process is killed; the signal's reason
 */
export function backUpInProcess(
  task: BackupTask,
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<BackupResult> {
  return runChild(program, { task, bytes: new Uint8Array(), limits, variables, signal, onProgress: () => undefined });
}
