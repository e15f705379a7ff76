import type { Queryable } from "../../database/client.ts";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";
import { mayName } from "./files/names-in-file.ts";
import { wordsOf } from "./names/name-pattern.ts";
import type { Sought } from "./sought-guest.data.ts";
import { dropContents, findContent, findStoredFiles, redactFilenames, type StoredFile } from "./stored-file.data.ts";

/** The stored files of an event that may name somebody, oldest first. Each is read by itself: together they may be large. */
export async function findFilesNaming(
  db: Queryable,
  eventId: OwnedEventId,
  names: readonly string[],
): Promise<StoredFile[]> {
  const wanted = names.map((name) => wordsOf(name)).filter((words) => words.length > 0);
  const found: StoredFile[] = [];
  for (const file of await findStoredFiles(db, eventId)) {
    const content = await findContent(db, eventId, file.id);
    // A name without letters cannot be looked for in words.
    if (content && (wanted.length < names.length || (await mayName(content, wanted)))) found.push(file);
  }
  return found;
}

/**
 * Removes the content of the stored files that may name a guest, and the name from the names of all.
 *
 * @returns the number of files without content now
 */
export async function eraseFromFiles(tx: Queryable, sought: Sought): Promise<number> {
  const files = await findFilesNaming(tx, sought.eventId, sought.names);
  await dropContents(
    tx,
    sought.eventId,
    files.map(({ id }) => id),
  );
  await redactFilenames(tx, sought);
  return files.length;
}
