import { maxEventArchiveBytes } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";

const megabyte = 1024 * 1024;

/** Refuses a file that is no event archive. */
export const notAnArchive = (cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.notAnArchive"), { cause });

/** Refuses an archive whose format is newer than this program. */
export const newerFormat = () => new DomainError("UNREADABLE_FILE", message("event-archive.newerFormat"));

/** Refuses an archive with an invalid part. */
export const damaged = (part: string, cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.damaged", { part }), { cause });

/** Refuses one record of an archive. */
export const damagedLine = (part: string, line: number, cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.damagedLine", { part, line }), { cause });

/** Message for an archive that is too large. */
export const tooLargeMessage = () => message("event-archive.tooLarge", { maximum: maxEventArchiveBytes / megabyte });

/** Refuses an archive that is too large, packed or unpacked. */
export const tooLarge = () => new DomainError("TOO_LARGE", tooLargeMessage());
