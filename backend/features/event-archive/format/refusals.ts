import { maxEventArchiveBytes } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";

const megabyte = 1024 * 1024;

/** The refusal of a file that is no archive of an event. */
export const notAnArchive = (cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.notAnArchive"), { cause });

/** The refusal of an archive whose format is newer than this program. */
export const newerFormat = () => new DomainError("UNREADABLE_FILE", message("event-archive.newerFormat"));

/** The refusal of an archive that is not as its format demands. */
export const damaged = (part: string, cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.damaged", { part }), { cause });

/** The refusal of one record of an archive. */
export const damagedLine = (part: string, line: number, cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.damagedLine", { part, line }), { cause });

/** What is said of an archive that is too large. */
export const tooLargeMessage = () => message("event-archive.tooLarge", { maximum: maxEventArchiveBytes / megabyte });

/** The refusal of an archive that is too large, packed or unpacked. */
export const tooLarge = () => new DomainError("TOO_LARGE", tooLargeMessage());
