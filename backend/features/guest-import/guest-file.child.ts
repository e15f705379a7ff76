import { DomainError } from "../../lib/domain-error.ts";
import { serveParent } from "../../lib/serve-parent.ts";
import { unreadable } from "./formats/unreadable.ts";
import { type GuestFileReading, type ReadingTask, readingTask } from "./list/model/guest-list.ts";
import { parseGuestFile } from "./list/parse-guest-list.ts";

await serveParent<ReadingTask, GuestFileReading>({ task: readingTask }, (task, { bytes }) =>
  parseGuestFile(bytes, task.kind, task.choices).catch(refuse),
);

/** Every error makes a file unreadable, except a mapping that does not fit it, and a file of another type. */
function refuse(error: unknown): never {
  if (!(error instanceof DomainError) || ["BAD_INPUT", "UNSUPPORTED_FILE"].includes(error.code)) throw error;
  throw unreadable(error.messages);
}
