import type { Queryable } from "../../database/client.ts";
import type { ReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { EncodedPicture, PicturePurpose } from "./encoding/picture-messages.ts";
import type { PictureAddress } from "./picture-path.ts";

/** Pixels of a picture. */
export type PictureSize = Pick<EncodedPicture, "width" | "height">;

/** The bytes of a picture. */
export type PictureContent = Pick<EncodedPicture, "content" | "mediaType">;

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

/** Stores a picture and deletes the oldest beyond `kept` of these purposes. @returns its id */
export async function insertPicture(
  tx: Queryable,
  eventId: WritableEventId,
  purpose: PicturePurpose,
  { content, small, mediaType, width, height }: EncodedPicture,
  { purposes, kept }: { purposes: readonly PicturePurpose[]; kept: number },
): Promise<number> {
  const smallContent = small ? new Uint8Array(small.content) : null;
  const data = { eventId, purpose, content: new Uint8Array(content), smallContent, mediaType, width, height };
  const { id } = await tx.eventPicture.create({ data, select: { id: true } });
  await tx.$executeRaw`
    DELETE FROM event_pictures WHERE event_id = ${eventId} AND purpose::text = ANY (${purposes})
      AND id NOT IN (
        SELECT id FROM event_pictures WHERE event_id = ${eventId} AND purpose::text = ANY (${purposes})
        ORDER BY id DESC LIMIT ${kept}
      )`;
  return id;
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
