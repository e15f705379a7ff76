import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { type IncomingFile, readIncomingFile } from "../../lib/incoming-file.ts";
import { shownPicturesKept } from "../../limits.ts";
import { changePicture } from "../events/event.service.ts";
import type { Event } from "../events/event.type.ts";
import { findPublicEvent, getEvent, requireWritableEvent, type Visitor } from "../events/event-access.service.ts";
import type { PictureKind } from "../themes/theme.type.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { shownPictureOf } from "./encoding/picture-messages.ts";
import { type PictureContent, readShownPicture, storePicture } from "./picture.service.ts";
import { readPictureFile } from "./picture-path.ts";
import { encodePicture } from "./picture-reading.service.ts";

const shown = { purposes: ["monogram", "photo"], kept: shownPicturesKept } as const;

/** Replaces the page's picture. @throws DomainError as the checks of the event and {@link encodePicture}; BAD_INPUT */
export async function uploadEventPicture(
  db: Database,
  viewer: Viewer,
  eventId: number,
  kind: PictureKind,
  file: IncomingFile,
): Promise<Event> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const picture = await encodePicture(author, await readIncomingFile(file), kind);
  const historyEntryId = await inTransaction(db, async (tx) => {
    const pictureId = await storePicture(tx, id, kind, picture, shown);
    return changePicture(tx, id, shownPictureOf({ id: pictureId, kind }, picture), author);
  });
  return { ...(await getEvent(db, viewer, id)), historyEntryId };
}

/** Removes the page's picture, which is kept for undoing. @throws DomainError as the checks of the event */
export async function removeEventPicture(db: Database, viewer: Viewer, eventId: number): Promise<Event> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const historyEntryId = await inTransaction(db, (tx) => changePicture(tx, id, null, author));
  return { ...(await getEvent(db, viewer, id)), historyEntryId };
}

/** A picture by link and filename; undefined if not for this visitor. @throws DomainError RATE_LIMITED for misses */
export async function findSharedPicture(
  db: Database,
  visitor: Visitor,
  shortLink: string,
  file: string,
): Promise<PictureContent | undefined> {
  const address = readPictureFile(file);
  const event = address && (await findPublicEvent(db, visitor, shortLink));
  return event ? readShownPicture(db, event.id, address) : undefined;
}
