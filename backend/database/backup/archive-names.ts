import type { Sealing } from "../../lib/age-files.ts";

/** Formats a time for names of backups: 20261123T031500Z. */
export function timeStamp(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** The end of a dated backup's name, with its time. */
export const datedName = /^(\d{8}T\d{6}Z)\.backup(?:\.age)?$/;

/** Shows whether the backup is encrypted. */
export function archiveExtension(sealing: Sealing | undefined): string {
  return sealing ? ".backup.age" : ".backup";
}

/** Added to the name of an archive until it is complete and on disk. */
export const unfinishedSuffix = ".unfinished";

/** Added to the name of a scheduled backup until it was tried. */
export const untriedSuffix = ".untried";
