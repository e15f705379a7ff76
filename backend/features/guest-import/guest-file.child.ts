import { DomainError } from "../../lib/domain-error.ts";
import { serveParent } from "../../lib/serve-parent.ts";
import { unreadable } from "./formats/unreadable.ts";
import { packGuests } from "./list/packed-guests.ts";
import { parseGuestFile } from "./list/parse-guest-list.ts";
import { type GuestPortion, type ReadingResult, type ReadingTask, readingTask } from "./list/reading-messages.ts";

// Sends the guests in portions, and then the rest of the reading.

await serveParent<ReadingTask, GuestPortion, ReadingResult>({ task: readingTask }, async (task, { bytes, tell }) => {
  const { list, ...reading } = await parseGuestFile(bytes, task.kind, task.choices).catch(refuse);
  const { guests, ...rest } = list;
  for (const portion of packGuests(guests)) await tell(portion);
  return { ...reading, list: rest };
});

/** Every error makes a file unreadable, except a mapping that does not fit it, and a file of another type. */
function refuse(error: unknown): never {
  if (!(error instanceof DomainError) || ["BAD_INPUT", "UNSUPPORTED_FILE"].includes(error.code)) throw error;
  throw unreadable(error.messages);
}
