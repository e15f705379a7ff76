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

/** A received file with its contents. */
export interface ReadFile {
  filename: string;
  content: Buffer;
  reading: PackedReading;
}

/**
 * Reads a file and runs `work` in the author's turn. @throws DomainError TOO_LARGE, UNSUPPORTED_FILE, UNREADABLE_FILE;
 * BAD_INPUT when it was cut off or the choices do not fit; as {@link inTurn}
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
