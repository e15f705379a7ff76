import type { BackupPlan } from "../users/context.type.ts";
import type { BackupSuccess } from "./backup.type.ts";
import type { BackupRun } from "./backup-run.data.ts";

/** A backup that failed is tried again after this time, if the schedule does not ask for one before. */
const retryMs = 60 * 60 * 1000;

/**
 * When the next backup is due, given the last one: at once if there was none yet, so that a new setting is tried; also when a
 * turn was missed because the program did not run.
 *
 * @returns a time that may be over; undefined when the schedule has ended
 */
export function backupDueAt({ schedule }: BackupPlan, last: BackupRun | null, now: Date): Date | undefined {
  if (!last) return now;
  const planned = schedule.next(last.startedAt);
  const hasSucceeded = last.finishedAt !== null && last.failure === null;
  if (hasSucceeded) return planned;
  const retry = new Date((last.finishedAt ?? last.startedAt).getTime() + retryMs);
  return planned && planned < retry ? planned : retry;
}

/** Whether two turns have gone by since the last backup that succeeded. */
export function isBackupOverdue({ schedule }: BackupPlan, last: BackupSuccess | null, now: Date): boolean {
  const second = last ? schedule.nextBut(2, last.startedAt) : undefined;
  return second !== undefined && second < now;
}

/**
 * Until when a backup keeps what is in the database now, if every following backup succeeds: the newest backup is deleted
 * once as many newer ones exist as are kept. Copies that people made are not counted.
 *
 * @param plan undefined when no backups are made
 * @returns undefined when there is no plan, or its schedule ends before
 */
export function backupsKeptUntil(plan: BackupPlan | undefined, now: Date): Date | undefined {
  return plan?.schedule.nextBut(plan.keep, now);
}
