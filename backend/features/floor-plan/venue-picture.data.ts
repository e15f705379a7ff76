import type { Queryable } from "../../database/client.ts";
import type { OwnedEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { EncodedPicture } from "./pictures/picture-messages.ts";

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size of a picture of an event; null when it is gone. */
export function findPictureSize(db: Queryable, eventId: OwnedEventId, id: number): Promise<PictureSize | null> {
  return db.venuePicture.findFirst({ where: { eventId, id }, select: { width: true, height: true } });
}

/** The bytes of a picture of an event; undefined when it is gone. */
export async function findPictureContent(
  db: Queryable,
  eventId: OwnedEventId,
  id: number,
): Promise<Uint8Array | undefined> {
  return (await db.venuePicture.findFirst({ where: { eventId, id }, select: { content: true } }))?.content;
}

/** Adds a picture to an event, and returns its id. */
export async function insertPicture(
  tx: Queryable,
  eventId: WritableEventId,
  { content, ...fields }: EncodedPicture,
): Promise<number> {
  const data = { ...fields, content: new Uint8Array(content), eventId };
  return (await tx.venuePicture.create({ data, select: { id: true } })).id;
}

/** Deletes all but the newest pictures of an event. */
export async function deleteOldPictures(tx: Queryable, eventId: WritableEventId, kept: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM venue_pictures WHERE event_id = ${eventId}
      AND id NOT IN (SELECT id FROM venue_pictures WHERE event_id = ${eventId} ORDER BY id DESC LIMIT ${kept})`;
}
