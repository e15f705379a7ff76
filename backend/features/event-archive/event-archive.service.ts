import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { message } from "../../../common/messages/message.ts";
import { errorCodes } from "../../database/error-codes.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { checkArchive, damaged, importArchive, tooLargeMessage, writeArchive } from "../../event-data/archive.ts";
import { recordNoChanges } from "../../event-data/rows.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { fileStem } from "../../lib/file-stem.ts";
import { type IncomingFile, piecesOf } from "../../lib/incoming-file.ts";
import { Share } from "../../lib/limiters.ts";
import { sharedRates, shares } from "../../limits.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import { chooseOwner } from "../events/event.service.ts";
import { getEvent, requireOwnEvent } from "../events/event-access.service.ts";
import { createImportedEvent, requireRoomForEvent } from "../events/imported-event.service.ts";
import { refuseTooManyGuests } from "../guests/guest.service.ts";
import { inTurn } from "../guests/guest-list.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { EncodedPicture } from "../pictures/encoding/picture-messages.ts";
import { encodePicture } from "../pictures/picture-reading.service.ts";
import { refuseLargePlan } from "../tables/table.service.ts";
import { countLimitedAttempt } from "../users/attempt-limit.service.ts";
import { auditedBy, authorOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { requireUser } from "../users/user.service.ts";
import type { User } from "../users/user.type.ts";
import { refuseGuestsInWishes } from "../wishes/wish.service.ts";
import type { EventArchive, EventArchiveImport } from "./event-archive.type.ts";

type Carrier = Pick<Context, "db" | "viewer" | "clientAddress">;

const maxAnswerBytes = 10 * 1024 * 1024;

/** An event's archive. @throws DomainError TOO_LARGE over 10 MB; as {@link downloadEventArchive} and its content */
export async function exportEventArchive(exporter: Carrier, eventId: number): Promise<EventArchive> {
  const { filename, content } = await downloadEventArchive(exporter, eventId);
  const { value: archive } = await content.next();
  if (!archive || archive.length > maxAnswerBytes) {
    throw new DomainError("TOO_LARGE", message("event-archive.answerTooLarge"));
  }
  return { filename, content: Buffer.from(archive).toString("base64") };
}

/** Starts a download of an archive that is written when its content is read. @throws DomainError UNAUTHENTICATED; as {@link requireOwnEvent}. Reading throws as {@link inTurn} and {@link writeArchive} */
export async function downloadEventArchive(exporter: Carrier, eventId: number) {
  const { db, viewer } = exporter;
  requireUser(viewer);
  const id = await requireOwnEvent(db, viewer, eventId);
  const { name } = await getEvent(db, viewer, id);
  async function* content(): AsyncGenerator<Uint8Array, void> {
    const archive = await inTurn(authorOf(viewer), () =>
      inTransaction(db, async (tx) => {
        await seeOneMoment(tx);
        return writeArchive(tx, id);
      }),
    );
    const by = auditedBy(exporter);
    await recordAudit(db.prisma, { kind: "archive-exported", by, eventId: id, details: {} });
    yield archive;
  }
  return { filename: `${fileStem(name, "Event")}.zip`, content: content() };
}

const archivesOnDisk = new Share(shares.archivesOnDisk);

/** An empty file without a name: nobody else can open it, and it vanishes when closed, even when the process dies. */
async function openTemporaryFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "find-your-table-"));
  try {
    return await open(join(folder, "file"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Creates an event from an archive, all or nothing, for the owner or the caller.
 * @throws DomainError UNAUTHENTICATED; RATE_LIMITED (20 a day); TOO_LARGE; BAD_INPUT if the upload was cut off; as
 * {@link chooseOwner}, {@link requireRoomForEvent}, {@link inTurn} and {@link checkArchive}
 */
export async function importEventArchive(
  importer: Carrier,
  upload: Promise<IncomingFile>,
  ownerId: number | null | undefined,
): Promise<EventArchiveImport> {
  const { db, viewer } = importer;
  const user = requireUser(viewer);
  const owner = await chooseOwner(db, user, ownerId);
  await requireRoomForEvent(db, viewer, owner);
  const giveBack = archivesOnDisk.take(authorOf(viewer).key);
  const file = await openTemporaryFile().catch((error: unknown) => {
    giveBack();
    throw error;
  });
  try {
    await countLimitedAttempt(db, sharedRates.archiveImports, user.id);
    // Before its turn: a slow upload should not make others wait.
    for await (const piece of piecesOf(await upload, tooLargeMessage())) await file.appendFile(piece);
    const { eventId, isLinkNew } = await inTurn(authorOf(viewer), () => importFile(importer, file, user, owner));
    return { event: await getEvent(db, viewer, eventId), isLinkNew };
  } finally {
    await file.close().finally(giveBack);
  }
}

async function importFile(importer: Carrier, file: FileHandle, user: User, owner: User) {
  const archive = await checkArchive(file.fd);
  const pictures = new Map<number, EncodedPicture>();
  for (const { id, content, purpose } of archive.pictures) {
    pictures.set(id, await encodePicture(authorOf(importer.viewer), content, purpose));
  }
  // Others could give their event the link of one that was deleted, and what was printed for it would lead to theirs.
  const shortLink = user.role === "admin" ? archive.shortLink : undefined;
  const by = auditedBy(importer);
  try {
    return await inTransaction(importer.db, async (tx) => {
      const created = await createImportedEvent(tx, owner, shortLink, by);
      const { id, isLinkNew } = created;
      await recordNoChanges(tx);
      const count = await importArchive(tx, archive, { eventId: id, shortLink: created.shortLink, pictures });
      await refuseTooManyGuests(tx, id);
      await refuseLargePlan(tx, id);
      await refuseGuestsInWishes(tx, id);
      const { name } = await tx.event.findUniqueOrThrow({ where: { id }, select: { name: true } });
      await recordHistory(tx, id, authorOf(importer.viewer), { action: "create", details: { name } });
      await recordAudit(tx, { kind: "archive-imported", by, eventId: id, details: { count } });
      return { eventId: id, isLinkNew };
    });
  } catch (error) {
    // Our own archives fit the database, so somebody else wrote this.
    throw isRefusedValue(error) ? damaged("event.json", error) : error;
  }
}

/** Whether the database refused a value (class 22) or a constraint was violated (class 23). */
const isRefusedValue = (error: unknown) =>
  errorCodes(error).some((code) => /^2[23][0-9A-Z]{3}$/.test(code) || code === "P2002");
