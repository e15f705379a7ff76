import { message } from "../../../common/messages/message.ts";
import { declareLimit, formatSeconds } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { ArchiveFile } from "./archive-turns.service.ts";

const maxSendingMs = 15 * 60_000;

declareLimit({
  what: "Archives: sending one",
  counts: "each archive",
  limit: formatSeconds(maxSendingMs / 1000),
  beyond: "the connection is closed",
});
const pieceBytes = 64 * 1024;

/** Bytes of an archive; slow reading must not block others. @throws DomainError UNAVAILABLE after 15 minutes */
export async function* sendArchive({ file, close }: ArchiveFile): AsyncGenerator<Uint8Array, void> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    close().catch(() => undefined);
  }, maxSendingMs);
  try {
    let position = 0;
    while (!isLate) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
    throw new DomainError("UNAVAILABLE", message("refusals.unavailable"));
  } finally {
    clearTimeout(timer);
  }
}
