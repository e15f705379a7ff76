import type { BackupPlan } from "../users/context.type.ts";
import type { BackupRun } from "./backup-run.data.ts";

/** A failed backup is retried after this time unless the schedule is sooner. */
const retryMs = 60 * 60 * 1000;

/** When the next backup is due, maybe in the past: at once if none was made or one was missed; undefined for never. */
export function backupDueAt({ schedule }: BackupPlan, last: BackupRun | null, now: Date): Date | undefined {
  if (!schedule) return undefined;
  if (!last) return now;
  const planned = schedule.next(last.startedAt);
  const hasSucceeded = last.finishedAt !== null && last.failure === null;
  if (hasSucceeded) return planned;
  const retry = new Date((last.finishedAt ?? last.startedAt).getTime() + retryMs);
  return planned && planned < retry ? planned : retry;
}

/** Until when scheduled backups keep today's data if all succeed; undefined without a schedule or if it ends. */
export function backupsKeptUntil(plan: BackupPlan | undefined, now: Date): Date | undefined {
  return plan?.schedule?.nextBut(plan.keep, now);
}
