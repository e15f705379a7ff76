import { z } from "zod";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { type ChildLimits, runChild } from "../../lib/run-child.ts";
import { type BackupResult, type BackupTask, backupResult, backupTask } from "./backup-messages.ts";

/** It needs little, and 64 MB for a passphrase; the limits are for when something is wrong. */
const limits: ChildLimits = {
  timeoutMs: 12 * 60 * 60 * 1000,
  maxResidentBytes: 1024 * 1024 * 1024,
  maxHeapMegabytes: 256,
};

const program: ChildProgram<BackupTask, never, BackupResult> = {
  entry: entryBeside(import.meta.url, "./backup.child"),
  task: backupTask,
  progress: z.never(),
  result: backupResult,
};

/** Makes a backup and tries it, in its own process to hold up no request. @throws ChildEnded; the signal's reason */
export function backUpInProcess(
  task: BackupTask,
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<BackupResult> {
  return runChild(program, { task, bytes: new Uint8Array(), limits, variables, signal, onProgress: () => undefined });
}
