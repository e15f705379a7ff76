import { randomBytes } from "node:crypto";
import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/viewer.type.ts";

/** A received file. */
export interface ReceivedFile {
  filename: string;
  mimetype: string;
  content: Buffer;
}

const secondsKept = 60 * 60;

/** Keeps a file for an hour, instead of the one that the author staged before. @returns its token */
export async function saveStagedFile(
  db: Queryable,
  eventId: ListReadableEventId,
  author: Author,
  { filename, mimetype, content }: ReceivedFile,
): Promise<string> {
  const where = { eventId, author: author.key };
  const staged = {
    ...{ filename, mimetype, content: new Uint8Array(content), token: randomBytes(16).toString("base64url") },
    expiresAt: new Date(Date.now() + secondsKept * 1000),
  };
  await db.stagedFile.upsert({
    where: { eventId_author: where },
    create: { ...where, ...staged },
    update: staged,
    select: { token: true },
  });
  return staged.token;
}

/** The author's file of a token; undefined if it expired or another one was staged since. */
export async function findStagedFile(
  db: Queryable,
  eventId: ListReadableEventId,
  author: Author,
  token: string,
): Promise<ReceivedFile | undefined> {
  const file = await db.stagedFile.findFirst({
    where: { eventId, author: author.key, token, expiresAt: { gt: new Date() } },
    select: { filename: true, mimetype: true, content: true },
  });
  return file ? { ...file, content: Buffer.from(file.content) } : undefined;
}

/** Deletes the author's file of an event. */
export async function deleteStagedFile(tx: Queryable, eventId: WritableEventId, author: Author): Promise<void> {
  await tx.stagedFile.deleteMany({ where: { eventId, author: author.key } });
}

/** Deletes those whose hour is over. */
export async function deleteExpiredStagedFiles(db: Queryable): Promise<void> {
  await db.stagedFile.deleteMany({ where: { expiresAt: { lte: new Date() } } });
}
