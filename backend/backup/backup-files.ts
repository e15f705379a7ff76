import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Sealing } from "../lib/age-files.ts";

// Names of backups' files. What is deleted was made by this program: people and other installations give other names.

/** Added to the name of an archive until it is complete and on disk. */
export const unfinishedSuffix = ".unfinished";

/** Added to the name of a scheduled backup until it was tried. */
export const untriedSuffix = ".untried";

/** Such as find-your-table-20261123T031500Z.backup.age, where `prefix` is "find-your-table-". */
export function backupName(prefix: string, time: Date, sealing: Sealing | undefined): string {
  return `${prefix}${timeStamp(time)}.backup${sealing ? ".age" : ""}`;
}

const timeStamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Those that begin with the prefix, oldest first, each with its time. */
async function listBackups(folder: string, prefix: string, suffix = ""): Promise<{ name: string; time: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name.endsWith(suffix));
  return names.sort().flatMap((name) => {
    const [, time] =
      /^(\d{8}T\d{6}Z)\.backup(?:\.age)?$/.exec(name.slice(prefix.length, -suffix.length || undefined)) ?? [];
    return time === undefined ? [] : [{ name, time }];
  });
}

async function removeAll(folder: string, files: readonly { name: string }[]): Promise<void> {
  for (const { name } of files) await rm(join(folder, name), { force: true });
}

/** A folder, and what the names of an installation's backups in it begin with. */
export interface BackupFolder {
  folder: string;
  prefix: string;
}

/** Makes it, for this account alone, and removes cut-off backups. No process of the installation may be making one. */
export async function prepareFolder({ folder, prefix }: BackupFolder): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const suffix of [untriedSuffix, `${untriedSuffix}${unfinishedSuffix}`])
    await removeAll(folder, await listBackups(folder, prefix, suffix));
}

/** Deletes all scheduled backups but the newest; returns the names of those, newest first. */
export async function keepNewest({ folder, prefix }: BackupFolder, count: number): Promise<string[]> {
  const newestFirst = (await listBackups(folder, prefix)).reverse();
  await removeAll(folder, newestFirst.slice(count));
  return newestFirst.slice(0, count).map(({ name }) => name);
}

/** Before updates. */
export const updatePrefix = "find-your-table-before-update-";
/** As long as changes can be undone. */
const keptMs = 30 * 24 * 3_600_000;

/** Deletes those older than 30 days, because guests who were deleted since are still in them. */
export async function removeOldUpdateBackups(folder: string, now: Date): Promise<void> {
  const oldest = timeStamp(new Date(now.getTime() - keptMs));
  const listed = await listBackups(folder, updatePrefix).catch(() => []);
  await removeAll(
    folder,
    listed.filter(({ time }) => time < oldest),
  );
}
