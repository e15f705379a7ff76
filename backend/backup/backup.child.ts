import { serveParent } from "../lib/serve-parent.ts";
import { type BackupResult, type BackupTask, backupTask } from "./backup-process.ts";
import { makeBackup } from "./trial.ts";

// The process that makes backups and tries them.

await serveParent<BackupTask, BackupResult>({ task: backupTask }, makeBackup);
