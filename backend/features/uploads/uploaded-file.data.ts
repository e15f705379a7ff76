import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

export interface NewUploadedFile {
  eventId: WritableEventId;
  userId: number | null;
  filename: string;
  content: Buffer;
}

export async function insertUploadedFile(tx: Queryable, file: NewUploadedFile): Promise<void> {
  const content = new Uint8Array(file.content);
  await tx.uploadedFile.create({ data: { ...file, content, size: content.length }, select: { id: true } });
}

/** Deletes every stored file except each event's newest. */
export async function deleteOldUploadedFiles(db: Queryable): Promise<{ fileCount: number; bytes: number }> {
  const [removed] = await db.$queryRaw<{ fileCount: number; bytes: number }[]>`
    WITH removed AS (
      DELETE FROM uploaded_files AS old
      WHERE EXISTS (SELECT FROM uploaded_files AS newer WHERE newer.event_id = old.event_id AND newer.id > old.id)
      RETURNING old.size
    )
    SELECT count(*)::int AS "fileCount", coalesce(sum(size), 0)::float8 AS bytes FROM removed`;
  return removed ?? { fileCount: 0, bytes: 0 };
}

/** Deletes an event's oldest files until the rest fit; the newest one stays. */
export async function deleteOldFilesOfEvent(tx: Queryable, eventId: WritableEventId, maxBytes: number): Promise<void> {
  await tx.$executeRaw`
    WITH stored AS (
      SELECT id, row_number() OVER newest_first AS nth, sum(pg_column_size(content)) OVER newest_first AS bytes
      FROM uploaded_files WHERE event_id = ${eventId}
      WINDOW newest_first AS (ORDER BY id DESC)
    )
    DELETE FROM uploaded_files AS file USING stored
    WHERE stored.id = file.id AND stored.nth > 1 AND stored.bytes > ${maxBytes}`;
}
