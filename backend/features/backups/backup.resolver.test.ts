import { expect, it } from "vitest";
import {
  BackUpNowDocument,
  BackupsDocument,
} from "../../../frontend/organizer/features/backups/generated/backups-card.ts";
import { createMetrics } from "../../lib/metrics.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { readBackupFigures } from "./backup.service.ts";

let begun = 0;
const backups = {
  schedule: undefined,
  keep: 3,
  begin: async () => {
    begun += 1;
  },
};
const api = await sharedTestApi({ backups });

const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000);

async function figures(): Promise<string[]> {
  const metrics = createMetrics();
  metrics.watchBackups(() => readBackupFigures(api.db));
  return (await metrics.text()).split("\n").filter((line) => line.startsWith("find_your_table_backup"));
}

it("tells administrators and the operator's monitoring how backups go", async () => {
  const admin = await api.signInAsAdmin();
  const none = { isOn: false, isRunning: false, lastSuccess: null, failedAt: null };
  expect((await admin.execute(BackUpNowDocument, {})).backUpNow).toEqual(none);
  expect(begun).toBe(1);
  expect(await figures()).toEqual(["find_your_table_backups_kept 0", "find_your_table_backup_failures 0"]);

  const startedAt = minutesAgo(10);
  const failedAt = minutesAgo(8);
  const finishedAt = new Date(startedAt.getTime() + 12_000);
  await api.db.prisma.backupRun.createMany({
    data: [
      { startedAt, finishedAt, file: "one.backup.age", bytes: 5_000_000_000n, proof: "read" },
      { startedAt: minutesAgo(9), finishedAt: minutesAgo(9), hasFailed: true },
      { startedAt: failedAt, finishedAt: failedAt, hasFailed: true },
    ],
  });
  expect((await admin.execute(BackupsDocument, {})).backups).toEqual({
    ...none,
    lastSuccess: { startedAt: startedAt.toISOString(), bytes: 5_000_000_000 },
    failedAt: failedAt.toISOString(),
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
