import { maxUploadBytes } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { declareLimit } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { ChildEnded, type ChildFailure, type ChildLimits, formatChildLimits, runChild } from "../../lib/run-child.ts";
import { kindOfFile } from "./formats/file-kind.ts";
import { unreadable } from "./formats/unreadable.ts";
import {
  type GuestFileReading,
  guestFileReading,
  type ReadingChoices,
  type ReadingTask,
  readingTask,
} from "./list/model/guest-list.ts";
import type { ReceivedFile } from "./staged-file.data.ts";

/** The default limits for reading a file. */
export const readingLimits: ChildLimits = {
  timeoutMs: 60_000,
  maxProcessorMs: 20_000,
  maxResidentBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 384,
};

declareLimit({
  what: "Guest lists: reading a file",
  counts: "each file",
  limit: formatChildLimits(readingLimits),
  beyond: "422",
});

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
