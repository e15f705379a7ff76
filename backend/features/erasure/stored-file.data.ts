import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId, OwnerEventId } from "../event-rights/event-scope.type.ts";
import type { Sought } from "./sought-guest.data.ts";

/** A file that was imported, without its content. */
export interface StoredFile {
  id: number;
  filename: string;
  size: number;
  createdAt: Date;
}

/** The stored files of an event whose content is still there, oldest first. */
export async function findStoredFiles(db: Queryable, eventId: ListReadableEventId): Promise<StoredFile[]> {
  return db.uploadedFile.findMany({
    where: { eventId, size: { gt: 0 } },
    select: { id: true, filename: true, size: true, createdAt: true },
    orderBy: { id: "asc" },
  });
}

/** The content of a stored file; empty when it was removed meanwhile. */
export async function findContent(db: Queryable, eventId: ListReadableEventId, id: number): Promise<Buffer> {
  const file = await db.uploadedFile.findFirst({ where: { eventId, id }, select: { content: true } });
  return Buffer.from(file?.content ?? []);
}

/** Removes the content of stored files; their import records stay. */
export async function dropContents(tx: Queryable, eventId: OwnerEventId, ids: readonly number[]): Promise<void> {
  await tx.uploadedFile.updateMany({
    where: { eventId, id: { in: [...ids] } },
    data: { content: new Uint8Array(), size: 0 },
  });
}

/** Deletes the files that wait to be imported: whether one names a guest is known only once it has been read. */
export async function dropStagedFiles(tx: Queryable, eventId: OwnerEventId): Promise<void> {
  await tx.stagedFile.deleteMany({ where: { eventId } });
}

/** Replaces the names of a guest in the names of stored files. */
export function redactFilenames(tx: Queryable, { eventId, pattern }: Sought): Promise<number> {
  return tx.$executeRaw`
    UPDATE uploaded_files SET filename = redact_text(filename, ${pattern})
    WHERE event_id = ${eventId} AND filename ~* ${pattern}`;
}
