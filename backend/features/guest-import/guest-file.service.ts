import { maxUploadBytes } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type IncomingFile, readIncomingFile } from "../../lib/incoming-file.ts";
import { ChildEnded, type ChildFailure, type ChildLimits, runChild } from "../../lib/run-child.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { inTurn } from "../guests/guest-list.service.ts";
import type { Author } from "../users/viewer.type.ts";
import { kindOfFile } from "./formats/file-kind.ts";
import { unreadable } from "./formats/unreadable.ts";
import { readPresentList } from "./guest-list.data.ts";
import {
  type GuestFileReading,
  guestFileReading,
  type ReadingChoices,
  type ReadingTask,
  readingTask,
} from "./list/model/guest-list.ts";
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

/** The default limits for reading a file. */
export const readingLimits: ChildLimits = {
  timeoutMs: 60_000,
  maxProcessorMs: 20_000,
  maxResidentBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 384,
};

const program: ChildProgram<ReadingTask, GuestFileReading> = {
  entry: entryBeside(import.meta.url, "./guest-file.child"),
  task: readingTask,
  result: guestFileReading,
};

/** @throws DomainError TOO_LARGE (over 5 MB), UNSUPPORTED_FILE, UNREADABLE_FILE, BAD_INPUT (unfit choices) */
export async function readGuestFile(
  { content: bytes, filename, mimetype }: ReceivedFile,
  choices: ReadingChoices,
  limits: ChildLimits = readingLimits,
): Promise<GuestFileReading> {
  if (bytes.length > maxUploadBytes) throw new DomainError("TOO_LARGE", message("rules.fileTooLarge"));
  const task = { kind: kindOfFile(bytes, filename, mimetype), choices };
  const order = { task, bytes, limits, isRepeated: limits === readingLimits };
  return runChild(program, order).catch((error: unknown) => {
    throw error instanceof ChildEnded ? unreadable(messageOf[error.failure]) : error;
  });
}

const messageOf: Record<ChildFailure, Message> = {
  "took too long": message("reading.tookTooLong"),
  "took too much memory": message("reading.tooMuchMemory"),
  failed: message("reading.failed"),
};
