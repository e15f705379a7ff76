import type { Database } from "../../database/client.ts";
import { type IncomingFile, readIncomingFile } from "../../lib/incoming-file.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import type { Author } from "../users/author.type.ts";
import { readPresentList } from "./guest-list.data.ts";
import { readGuestFile } from "./guest-reading.service.ts";
import type { ReadingChoices } from "./list/model/guest-list.ts";
import type { PackedReading } from "./list/reading-messages.ts";
import { findRememberedChoices } from "./remembered-choices.data.ts";

/** A file that has been received, and its contents. */
export interface ReadFile {
  filename: string;
  content: Buffer;
  reading: PackedReading;
}

/**
 * Receives a file for an event, reads it when it is the author's turn, and passes it on.
 *
 * @param work processes it, in the same turn
 * @throws DomainError TOO_LARGE, UNSUPPORTED_FILE or UNREADABLE_FILE with what is wrong with the file; BAD_INPUT when it
 *   was cut off, or the choices do not fit it; as {@link inTurn}.
 */
export async function withGuestFile<T>(
  db: Database,
  eventId: ListReadableEventId,
  author: Author,
  file: IncomingFile,
  choices: Pick<ReadingChoices, "mapping" | "answers">,
  work: (read: ReadFile) => Promise<T>,
): Promise<T> {
  const { filename, mimetype } = file;
  // Before its turn: a slow upload should not make others wait.
  const content = await readIncomingFile(file);
  return inTurn(author, async () => {
    const known = {
      present: await readPresentList(db.prisma, eventId),
      remembered: await findRememberedChoices(db.prisma, eventId),
    };
    const reading = await readGuestFile({ bytes: content, filename, mimetype }, { ...choices, ...known });
    return work({ filename, content, reading });
  });
}
