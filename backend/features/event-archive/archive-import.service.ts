import type { FileHandle } from "node:fs/promises";
import { inTransaction } from "../../database/transaction.ts";
import { type IncomingFile, piecesOf } from "../../lib/incoming-file.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { chooseOwner } from "../events/event.service.ts";
import { getEvent } from "../events/event-access.service.ts";
import { requireRoomForEvent } from "../events/imported-event.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import { auditedBy } from "../users/audited-by.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Context } from "../users/context.type.ts";
import { requireUser } from "../users/user.service.ts";
import type { User } from "../users/user.type.ts";
import { checkApart } from "./archive-check.service.ts";
import { countImport } from "./archive-import-limit.service.ts";
import { isRefusedValue } from "./archive-insert.data.ts";
import { type Imported, importArchive } from "./archive-reading.service.ts";
import { openArchiveFile } from "./archive-turns.service.ts";
import type { EventArchiveImport } from "./event-archive.type.ts";
import { manifestPath } from "./format/parts.ts";
import { damaged, tooLargeMessage } from "./format/refusals.ts";
import { openArchive } from "./format/zip-reader.ts";

type Importer = Pick<Context, "db" | "viewer" | "clientAddress">;

/**
 * Creates an event from an archive, all or nothing, for the owner or the caller.
 * @throws DomainError UNAUTHENTICATED; TOO_LARGE; BAD_INPUT if the upload was cut off; as {@link chooseOwner},
 * {@link requireRoomForEvent}, {@link openArchiveFile}, {@link countImport}, {@link inTurn} and {@link checkApart}
 */
export async function importEventArchive(
  importer: Importer,
  upload: Promise<IncomingFile>,
  ownerId: number | null | undefined,
): Promise<EventArchiveImport> {
  const { db, viewer } = importer;
  const user = requireUser(viewer);
  const owner = await chooseOwner(db, user, ownerId);
  await requireRoomForEvent(db, viewer, owner);
  const { file, close } = await openArchiveFile(authorOf(viewer));
  try {
    await countImport(db, user);
    // Before its turn: a slow upload should not make others wait.
    for await (const piece of piecesOf(await upload, tooLargeMessage())) await file.appendFile(piece);
    const { eventId, isLinkNew } = await inTurn(authorOf(viewer), () => importFile(importer, file, owner));
    return { event: await getEvent(db, viewer, eventId), isLinkNew };
  } finally {
    await close();
  }
}

async function importFile(importer: Importer, file: FileHandle, owner: User): Promise<Imported> {
  const manifest = await checkApart(file);
  const by = auditedBy(importer);
  try {
    return await inTransaction(importer.db, async (tx) => {
      const imported = await importArchive(tx, await openArchive(file.fd), manifest, owner, by);
      const { eventId, guestCount: count } = imported;
      await recordRepeatedAudit(tx, { kind: "archive-imported", by, eventId, details: { count } });
      return imported;
    });
  } catch (error) {
    // Our own archives fit the database, so somebody else wrote this.
    throw isRefusedValue(error) ? damaged(manifestPath, error) : error;
  }
}
