import type { Queryable } from "../../database/client.ts";
import { declareLimit } from "../../lib/declared-limits.ts";
import { type ChildLimits, formatChildLimits } from "../../lib/run-child.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { wordsOf } from "./names/name-pattern.ts";
import type { Sought } from "./sought-guest.data.ts";
import {
  dropContents,
  dropStagedFiles,
  findContent,
  findStoredFiles,
  redactFilenames,
  type StoredFile,
} from "./stored-file.data.ts";
import { readNamings } from "./stored-file-reading.service.ts";

const readingLimits: ChildLimits = {
  timeoutMs: 20_000,
  maxResidentBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 384,
};

declareLimit({
  what: "Erasure: looking for a guest in the stored files of an event",
  counts: "each record and erasure of a guest",
  limit: formatChildLimits(readingLimits),
  beyond: "the rest counts as naming the guest",
});
const maxAtOnce = 8 * 1024 * 1024;

/** Stored files that may name somebody, oldest first, including those not read within the joint limits. */
export async function findFilesNaming(
  db: Queryable,
  eventId: ListReadableEventId,
  names: readonly string[],
  limits: ChildLimits = readingLimits,
): Promise<StoredFile[]> {
  const files = await findStoredFiles(db, eventId);
  const wanted = names.map((name) => wordsOf(name)).filter((words) => words.length > 0);
  // A name without letters cannot be looked for in words.
  if (wanted.length < names.length) return files;
  const end = Date.now() + limits.timeoutMs;
  const found: StoredFile[] = [];
  for (const portion of inPortions(files)) {
    const contents: Buffer[] = [];
    for (const { id } of portion) contents.push(await findContent(db, eventId, id));
    const answers = await readNamings(contents, wanted, { ...limits, timeoutMs: end - Date.now() });
    found.push(...portion.filter((_file, index) => answers[index]));
  }
  return found;
}

function inPortions(files: readonly StoredFile[]): StoredFile[][] {
  const portions: StoredFile[][] = [];
  let size = maxAtOnce;
  for (const file of files) {
    size += file.size;
    if (size <= maxAtOnce) portions.at(-1)?.push(file);
    else {
      portions.push([file]);
      size = file.size;
    }
  }
  return portions;
}

/** Removes the content of files that may name a guest, and the name from all filenames. @returns files emptied */
export async function eraseFromFiles(tx: Queryable, sought: Sought): Promise<number> {
  const files = await findFilesNaming(tx, sought.eventId, sought.names);
  await dropContents(
    tx,
    sought.eventId,
    files.map(({ id }) => id),
  );
  await redactFilenames(tx, sought);
  await dropStagedFiles(tx, sought.eventId);
  return files.length;
}
