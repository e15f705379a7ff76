import { Float } from "type-graphql";
import { z } from "zod";
import { objectOf, ofType } from "../../lib/rule-fields.ts";

const BackupSuccess = objectOf("BackupSuccess", "A backup that was made and tried.", {
  startedAt: z.date().describe("When it was begun."),
  bytes: ofType<number>(Float).describe("Size of the file in bytes."),
});
type BackupSuccess = InstanceType<typeof BackupSuccess>;

export const Backups = objectOf("Backups", "Backups of everything, and how the last ones went.", {
  isOn: z.boolean().describe("Whether backups are scheduled."),
  isRunning: z.boolean().describe("Whether one is being made."),
  lastSuccess: ofType<BackupSuccess>(BackupSuccess)
    .nullable()
    .describe("The last one that succeeded; null before the first."),
  failedAt: z.date().nullable().describe("When the last one failed; null if it did not fail."),
});
export type Backups = InstanceType<typeof Backups>;
