import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Sealing } from "../../lib/age-files.ts";
import { archiveExtension, datedName, timeStamp, unfinishedSuffix, untriedSuffix } from "./archive-names.ts";

/** A folder, and the key of the installation whose backups in it are meant. */
export interface BackupFolder {
  folder: string;
  installation: string;
}

const untilDone = [untriedSuffix, `${untriedSuffix}${unfinishedSuffix}`];

// Names that people and other installations do not give: what is deleted here was made here.
const prefixOf = (installation: string) => `find-your-table-scheduled-${installation}-`;

function isOwn(name: string, installation: string): boolean {
  const prefix = prefixOf(installation);
  return name.startsWith(prefix) && datedName.test(name.slice(prefix.length));
}

function isLeftover(name: string, installation: string): boolean {
  return untilDone.some((suffix) => name.endsWith(suffix) && isOwn(name.slice(0, -suffix.length), installation));
}

/** The name of a scheduled backup's file. */
export function scheduledName(installation: string, time: Date, sealing: Sealing | undefined): string {
  return `${prefixOf(installation)}${timeStamp(time)}${archiveExtension(sealing)}`;
}

/** Makes it, for this account alone, and removes cut-off backups. No process of the installation may be making one. */
export async function prepareFolder({ folder, installation }: BackupFolder): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  await removeAll(
    folder,
    names.filter((name) => isLeftover(name, installation)),
  );
}

/** Deletes all scheduled backups but the newest; returns the names of those, newest first. */
export async function keepNewest({ folder, installation }: BackupFolder, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => isOwn(name, installation));
  const newestFirst = names.sort().reverse();
  await removeAll(folder, newestFirst.slice(count));
  return newestFirst.slice(0, count);
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}
