import { z } from "zod";
import { sealing } from "../lib/age-files.ts";
import { type ChildProgram, entryBeside } from "../lib/child-program.ts";
import { type ChildLimits, runChild } from "../lib/run-child.ts";

/** It needs little, and 64 MB for a passphrase; the limits are for when something is wrong. */
const limits: ChildLimits = {
  timeoutMs: 12 * 60 * 60 * 1000,
  maxResidentBytes: 1024 * 1024 * 1024,
  maxHeapMegabytes: 256,
};

export const backupTask = z.object({
  url: z.string(),
  file: z.string(),
  /** Undefined leaves it readable. */
  sealing: sealing.optional(),
});

export type BackupTask = z.infer<typeof backupTask>;

/** How a backup ended: with a file that was tried, or by errors with these codes of the system and PostgreSQL. */
const backupResult = z.union([
  z.object({ proof: z.enum(["restored", "read"]), bytes: z.number() }),
  z.object({ failedWith: z.array(z.string()) }),
]);

export type BackupResult = z.infer<typeof backupResult>;

const program: ChildProgram<BackupTask, BackupResult> = {
  entry: entryBeside(import.meta.url, "./backup.child"),
  task: backupTask,
  result: backupResult,
};

/** Makes a backup and tries it, in its own process to hold up no request. @throws ChildEnded; the signal's reason */
export function backUpInProcess(
  task: BackupTask,
  variables: Record<string, string>,
  signal: AbortSignal,
): Promise<BackupResult> {
  return runChild(program, { task, limits, variables, signal });
}
