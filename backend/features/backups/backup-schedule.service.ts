import type { BackupPlan } from "../users/context.type.ts";

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
