import type { FileHandle } from "node:fs/promises";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { bytesOf } from "../../lib/bytes-of.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { fileStem } from "../../lib/file-stem.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";
import { getEvent, requireOwnEvent } from "../events/event-access.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import { auditedBy } from "../users/audited-by.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Context } from "../users/context.type.ts";
import { requireUser } from "../users/user.service.ts";
import { sendArchive } from "./archive-sending.service.ts";
import { openArchiveFile } from "./archive-turns.service.ts";
import { writeArchive } from "./archive-writing.service.ts";
import type { EventArchive } from "./event-archive.type.ts";

type Exporter = Pick<Context, "db" | "viewer" | "clientAddress">;

/** An archive that is written when its content is read. */
export interface ArchiveDownload {
  filename: string;
  content: AsyncGenerator<Uint8Array, void>;
}

const maxAnswerBytes = 10 * 1024 * 1024;

/** An event's archive. @throws DomainError TOO_LARGE over 10 MB; as {@link downloadEventArchive} and its content */
export async function exportEventArchive(exporter: Exporter, eventId: number): Promise<EventArchive> {
  const { filename, content } = await downloadEventArchive(exporter, eventId);
  const tooLarge = () => new DomainError("TOO_LARGE", message("event-archive.answerTooLarge"));
  const archive = await bytesOf(content, { most: maxAnswerBytes, refusal: tooLarge });
  return { filename, content: archive.toString("base64") };
}

/**
 * Starts a download, written when first read.
 * @throws DomainError UNAUTHENTICATED; as {@link requireOwnEvent}. Reading throws as {@link inTurn},
 * {@link openArchiveFile}, {@link writeArchive} and {@link sendArchive}
 */
export async function downloadEventArchive(exporter: Exporter, eventId: number): Promise<ArchiveDownload> {
  const { db, viewer } = exporter;
  requireUser(viewer);
  const author = authorOf(viewer);
  const id = await requireOwnEvent(db, viewer, eventId);
  const { name } = await getEvent(db, viewer, id);
  async function* content(): AsyncGenerator<Uint8Array, void> {
    const archive = await openArchiveFile(author);
    try {
      await inTurn(author, () => writeToFile(db, id, archive.file));
      await recordRepeatedAudit(db.prisma, {
        kind: "archive-exported",
        by: auditedBy(exporter),
        eventId: id,
        details: {},
      });
      yield* sendArchive(archive);
    } finally {
      await archive.close();
    }
  }
  return { filename: `${fileStem(name, "Event")}.zip`, content: content() };
}

function writeToFile(db: Database, id: OwnerEventId, file: FileHandle): Promise<void> {
  return inTransaction(db, async (tx) => {
    // After a conflict, the transaction runs again.
    await file.truncate();
    await seeOneMoment(tx);
    await writeArchive(tx, id, file);
  });
}
