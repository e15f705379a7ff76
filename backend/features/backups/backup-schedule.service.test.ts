import { expect, it } from "vitest";
import { Schedule } from "../../lib/schedule.ts";
import type { BackupRun } from "./backup-run.data.ts";
import { backupDueAt, backupsKeptUntil } from "./backup-schedule.service.ts";

const at = (time: string) => new Date(`2026-11-${time}Z`);
const plan = { schedule: new Schedule("0 3 * * *"), keep: 7 };
const dueAfter = (last: BackupRun | null) => backupDueAt(plan, last, at("23T12:00:00"));

it("is due at once, then by schedule, and an hour after a failure", () => {
  expect(dueAfter(null)).toEqual(at("23T12:00:00"));
  const startedAt = at("23T03:00:00.200");
  const finishedAt = at("23T03:10:00");
  expect(dueAfter({ startedAt, finishedAt, failure: null })).toEqual(at("24T03:00:00"));
  expect(dueAfter({ startedAt, finishedAt, failure: "disk_full" })).toEqual(at("23T04:10:00"));
  expect(dueAfter({ startedAt, finishedAt: null, failure: null })).toEqual(at("23T04:00:00.200"));
  const late = { startedAt: at("23T02:30:00"), finishedAt: at("23T02:31:00"), failure: "other" as const };
  expect(dueAfter(late)).toEqual(at("23T03:00:00"));
});

it("is due late when the program did not run, and not once for each missed turn", () => {
  const missed = dueAfter({ startedAt: at("19T03:00:00.200"), finishedAt: at("19T03:10:00"), failure: null });
  expect(missed).toEqual(at("20T03:00:00"));
  const caughtUp = dueAfter({ startedAt: at("23T12:00:00"), finishedAt: at("23T12:10:00"), failure: null });
  expect(caughtUp).toEqual(at("24T03:00:00"));
});

it("keeps what is deleted now until as many newer backups exist as are kept", () => {
  expect(backupsKeptUntil(plan, at("20T12:00:00"))).toEqual(at("27T03:00:00"));
  expect(backupsKeptUntil({ ...plan, keep: 1 }, at("20T12:00:00"))).toEqual(at("21T03:00:00"));
  expect(backupsKeptUntil(undefined, at("20T12:00:00"))).toBeUndefined();
});
