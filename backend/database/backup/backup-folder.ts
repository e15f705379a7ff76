import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Sealing } from "../../lib/age-files.ts";
import { archiveExtension, timeStamp, unfinishedSuffix, untriedSuffix } from "./archive-names.ts";

// Names that people do not give: what is deleted here was made here.
const prefix = "find-your-table-scheduled-";
const kept = /^find-your-table-scheduled-\d{8}T\d{6}Z\.backup(?:\.age)?$/;
const untilDone = [untriedSuffix, `${untriedSuffix}${unfinishedSuffix}`];

function isLeftover(name: string): boolean {
  return untilDone.some((suffix) => name.endsWith(suffix) && kept.test(name.slice(0, -suffix.length)));
}

/** The name of a scheduled backup's file. */
export function scheduledName(time: Date, sealing: Sealing | undefined): string {
  return `${prefix}${timeStamp(time)}${archiveExtension(sealing)}`;
}

/**
 * Makes the folder if necessary, for this account alone, and removes what a backup left behind that was cut off. Nobody may
 * be making one.
 */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAll(folder, (await readdir(folder)).filter(isLeftover));
}

/**
 * Deletes all scheduled backups but the newest ones.
 *
 * @returns names of the kept ones, newest first
 */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => kept.test(name));
  const newestFirst = names.sort().reverse();
  await removeAll(folder, newestFirst.slice(count));
  return newestFirst.slice(0, count);
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}
