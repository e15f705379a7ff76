import type { Queryable } from "../../database/client.ts";
import type { ReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { EncodedPicture, PicturePurpose } from "./encoding/picture-messages.ts";
import type { PictureAddress } from "./picture-path.ts";

/** Pixels of a picture. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The bytes of a picture. */
export interface PictureContent {
  content: Uint8Array;
  mediaType: string;
}

/** Null when the picture is gone. */
export function findPictureSize(db: Queryable, eventId: ReadableEventId, id: number): Promise<PictureSize | null> {
  return db.eventPicture.findFirst({ where: { eventId, id }, select: { width: true, height: true } });
}

/** Undefined when the picture is gone, has another purpose, or has no such size. */
export async function findPictureContent(
  db: Queryable,
  eventId: ReadableEventId,
  { id, size }: PictureAddress,
  purposes: readonly PicturePurpose[],
): Promise<PictureContent | undefined> {
  const picture = await db.eventPicture.findFirst({
    where: { eventId, id, purpose: { in: [...purposes] } },
    select: { content: size === "large", smallContent: size === "small", mediaType: true },
  });
  const content = size === "large" ? picture?.content : picture?.smallContent;
  return picture && content ? { content, mediaType: picture.mediaType } : undefined;
}

/** @returns the new picture's id */
export async function insertPicture(
  tx: Queryable,
  eventId: WritableEventId,
  purpose: PicturePurpose,
  { content, small, mediaType, width, height }: EncodedPicture,
): Promise<number> {
  const smallContent = small ? new Uint8Array(small.content) : null;
  const data = { eventId, purpose, content: new Uint8Array(content), smallContent, mediaType, width, height };
  return (await tx.eventPicture.create({ data, select: { id: true } })).id;
}

/** Deletes all but the newest pictures for these purposes. */
export async function deleteExcessPictures(
  tx: Queryable,
  eventId: WritableEventId,
  purposes: readonly PicturePurpose[],
  kept: number,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM event_pictures WHERE event_id = ${eventId} AND purpose::text = ANY (${purposes})
      AND id NOT IN (
        SELECT id FROM event_pictures WHERE event_id = ${eventId} AND purpose::text = ANY (${purposes})
        ORDER BY id DESC LIMIT ${kept}
      )`;
}

/** Whether the page's picture, if it has one, has not been deleted. */
export async function isShownPictureKept(tx: Queryable, eventId: WritableEventId): Promise<boolean> {
  const [missing] = await tx.$queryRaw<unknown[]>`
    SELECT FROM events WHERE id = ${eventId} AND picture IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM event_pictures WHERE event_id = events.id AND event_pictures.id = (events.picture ->> 'id')::int
      )`;
  return missing === undefined;
}
