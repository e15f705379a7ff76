import { claimedKind, type GuestFileKind } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { oleMagic } from "./ole-inspection.ts";
import { unreadable } from "./unreadable.ts";

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");

/** What a file claims to be and what its first bytes show. `named` comes from the extension, otherwise from the MIME type. */
export interface KindOfFile {
  named: GuestFileKind;
  actual: GuestFileKind;
}

/**
 * The kind of an uploaded file. It needs a known extension or a known MIME type; the content decides how it is read.
 *
 * @throws DomainError UNSUPPORTED_FILE when neither is known; UNREADABLE_FILE when it is empty.
 */
export function kindOfFile(bytes: Buffer, filename: string, mimetype: string): KindOfFile {
  const named = claimedKind({ name: filename, type: mimetype });
  if (named === undefined) throw new DomainError("UNSUPPORTED_FILE", message("rules.unsupportedFile"));
  if (bytes.length === 0) throw unreadable(message("reading.emptyFile"));
  return { named, actual: kindOfContent(bytes) };
}

/** A file that is neither an archive nor a compound file can only be text. */
function kindOfContent(bytes: Buffer): GuestFileKind {
  if (bytes.subarray(0, zipMagic.length).equals(zipMagic)) return "xlsx";
  if (bytes.subarray(0, oleMagic.length).equals(oleMagic)) return "xls";
  return "csv";
}
