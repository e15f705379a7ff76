import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type IncomingFile, readIncomingFile } from "../../lib/incoming-file.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import type { Author } from "../users/viewer.type.ts";
import { readPresentList } from "./guest-list.data.ts";
import { readGuestFile } from "./guest-reading.service.ts";
import type { GuestFileReading, ReadingChoices } from "./list/model/guest-list.ts";
import { findRememberedChoices } from "./remembered-choices.data.ts";
import { deleteExpiredStagedFiles, findStagedFile, type ReceivedFile } from "./staged-file.data.ts";

/** A file that is sent now, or the token of one that was staged. */
export type ChosenFile = IncomingFile | { token: string };

/** A received file with its contents. */
export interface ReadFile extends ReceivedFile {
  reading: GuestFileReading;
}

/**
 * Reads a file and runs `work` in the author's turn. @throws DomainError TOO_LARGE, UNSUPPORTED_FILE, UNREADABLE_FILE;
 * BAD_INPUT when it was cut off or the choices do not fit; NOT_FOUND when it is no longer staged; as {@link inTurn}
 */
export async function withGuestFile<T>(
  db: Database,
  eventId: ListReadableEventId,
  author: Author,
  file: ChosenFile,
  choices: Omit<ReadingChoices, "present" | "remembered">,
  work: (read: ReadFile) => Promise<T>,
): Promise<T> {
  // Before its turn: a slow upload should not make others wait.
  const received = await receive(db, eventId, author, file);
  return inTurn(author, async () => {
    const known = {
      present: await readPresentList(db.prisma, eventId),
      remembered: await findRememberedChoices(db.prisma, eventId),
    };
    return work({ ...received, reading: await readGuestFile(received, { ...choices, ...known }) });
  });
}

async function receive(
  db: Database,
  eventId: ListReadableEventId,
  author: Author,
  file: ChosenFile,
): Promise<ReceivedFile> {
  if (!("token" in file)) {
    const { filename, mimetype } = file;
    return { filename, mimetype, content: await readIncomingFile(file) };
  }
  const staged = await findStagedFile(db.prisma, eventId, author, file.token);
  if (staged === undefined) throw new DomainError("NOT_FOUND", message("reading.notStaged"));
  return staged;
}

/** Deletes the staged files whose hour is over. */
export function removeExpiredFiles(db: Database): Promise<void> {
  return deleteExpiredStagedFiles(db.prisma);
}
