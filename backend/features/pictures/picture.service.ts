import { LRUCache } from "lru-cache";
import type { Database, Queryable } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId, ReadableEventId } from "../event-rights/event-scope.type.ts";
import type { EncodedPicture } from "./encoding/picture-messages.ts";
import {
  findPictureContent,
  findPictureSize,
  insertPicture,
  isShownPictureKept,
  type PictureContent,
  type PictureSize,
} from "./picture.data.ts";
import type { PictureAddress } from "./picture-path.ts";

export type { EncodedPicture, PictureContent, PictureSize };

export const storePicture = insertPicture;
export const readPictureSize = findPictureSize;
export const hasEventPicture = isShownPictureKept;

/** The bytes of the picture of a venue; undefined when it is gone. */
export async function readVenuePicture(
  db: Queryable,
  id: ListReadableEventId,
  pictureId: number,
): Promise<Uint8Array | undefined> {
  return (await findPictureContent(db, id, { id: pictureId, size: "large" }, ["venue"]))?.content;
}

/** Approximate bytes for all pictures in memory. */
const maxBytesInMemory = 48_000_000;

const inMemory = onceFor(
  (db: Database) =>
    new LRUCache<string, PictureContent, { id: ReadableEventId; address: PictureAddress }>({
      maxSize: maxBytesInMemory,
      sizeCalculation: ({ content }) => content.length + 1,
      fetchMethod: (_key, _known, { context: { id, address } }) =>
        findPictureContent(db.prisma, id, address, ["monogram", "photo"]),
    }),
);

/** Undefined when the picture is gone. Pictures never change, so each is read once for all visitors. */
export function readShownPicture(
  db: Database,
  id: ReadableEventId,
  address: PictureAddress,
): Promise<PictureContent | undefined> {
  return inMemory(db).fetch(`${id} ${address.id} ${address.size}`, { context: { id, address } });
}
