import { expect, it } from "vitest";
import { createMetrics } from "../../lib/metrics.ts";
import { Schedule } from "../../lib/schedule.ts";
import { BackupsDocument } from "../../testing/generated/operations.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { getBackups, readBackupFigures } from "./backup.service.ts";

const api = await sharedTestApi({ backups: { schedule: new Schedule("* * * * *"), keep: 3, isEncrypted: true } });

const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000);

async function figures(): Promise<string[]> {
  const metrics = createMetrics();
  metrics.watchBackups(() => readBackupFigures(api.db));
  return (await metrics.text()).split("\n").filter((line) => line.startsWith("find_your_table_backup"));
}

it("tells administrators and the operator's monitoring how backups go", async () => {
  const admin = await api.signInAsAdmin();
  const { backups } = await admin.execute(BackupsDocument, {});
  expect(backups).toMatchObject({ isOn: true, keep: 3, keptCount: 0, lastSuccess: null, failure: null });
  expect(await figures()).toEqual(["find_your_table_backups_kept 0", "find_your_table_backup_failures 0"]);

  const startedAt = minutesAgo(10);
  const finishedAt = new Date(startedAt.getTime() + 12_000);
  await api.db.prisma.backupRun.createMany({
    data: [
      { startedAt, finishedAt, file: "one.backup.age", bytes: 5_000_000_000n, proof: "read" },
      { startedAt: minutesAgo(9), finishedAt: minutesAgo(9), failure: "disk_full" },
      { startedAt: minutesAgo(8), finishedAt: minutesAgo(8), failure: "disk_full" },
    ],
  });
  expect((await admin.execute(BackupsDocument, {})).backups).toMatchObject({
    keptCount: 1,
    isRunning: false,
    lastSuccess: { startedAt: startedAt.toISOString(), bytes: 5_000_000_000, proof: "READ" },
    failure: "DISK_FULL",
    isOverdue: true,
  });
  expect(await figures()).toEqual([
    "find_your_table_backups_kept 1",
    "find_your_table_backup_failures 2",
    `find_your_table_backup_last_success_timestamp_seconds ${startedAt.getTime() / 1000}`,
    "find_your_table_backup_last_duration_seconds 12",
    "find_your_table_backup_last_size_bytes 5000000000",
    "find_your_table_backup_last_restored 0",
  ]);
});

it("says that there are none where nobody has set a schedule", async () => {
  expect(await getBackups(api.db, undefined, new Date())).toMatchObject({ isOn: false, keptCount: 0, nextAt: null });
});
