import { type OtherFileKind, unsupportedFileKey } from "../../../../common/guest-file.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";

/** The error for a file that cannot be read. The messages explain what the organizer can do. */
export function unreadable(messages: Message | readonly Message[], options?: ErrorOptions): DomainError {
  return new DomainError("UNREADABLE_FILE", messages, options);
}

/** The error for a file that is no spreadsheet, with what it is instead. */
export function unsupported(kind: OtherFileKind | undefined): DomainError {
  return new DomainError("UNSUPPORTED_FILE", message(unsupportedFileKey(kind)));
}

/** The error for a damaged workbook. */
export const damagedWorkbook = (cause?: unknown) => unreadable(message("reading.damagedXlsx"), { cause });

/** The error for a damaged .xls file. */
export const damagedXls = (cause?: unknown) => unreadable(message("reading.damagedXls"), { cause });

/** The error for a workbook that needs a password. */
export const passwordProtected = (cause?: unknown) => unreadable(message("reading.passwordProtected"), { cause });
