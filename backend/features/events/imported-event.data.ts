import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import type { StoredPicture } from "./edits/stored-picture.ts";

/** What an imported event has and a new one has not. */
export interface ImportedFields {
  picture: StoredPicture | null;
  hiddenColumns: string[];
  knownColumns: string[];
  guestListVersion: number;
  isDayRead: boolean;
  retentionDays: number | null;
  emptiedAt: Date | null;
  figures: Prisma.InputJsonObject | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Gives a new event what it brings along. */
export async function writeImportedFields(
  tx: Queryable,
  id: WritableEventId,
  { picture, figures, ...fields }: ImportedFields,
): Promise<void> {
  const json = { picture: picture ?? Prisma.DbNull, figures: figures ?? Prisma.DbNull };
  await tx.event.update({ where: { id }, data: { ...fields, ...json }, select: { id: true } });
}

/** Whether a link is some event's. */
export async function isLinkTaken(tx: Queryable, shortLink: string): Promise<boolean> {
  return (await tx.event.count({ where: { shortLink } })) > 0;
}

/** Whether an event has only its history; it stays so until the transaction ends. */
export async function isEventEmpty(tx: Queryable, id: number): Promise<boolean> {
  await tx.$executeRaw`SELECT FROM events WHERE id = ${id} FOR UPDATE`;
  const [found] = await tx.$queryRaw<unknown[]>`
    SELECT FROM guests WHERE event_id = ${id}
    UNION ALL SELECT FROM uploaded_files WHERE event_id = ${id}
    UNION ALL SELECT FROM guest_list_changes WHERE event_id = ${id}
    UNION ALL SELECT FROM tables WHERE event_id = ${id}
    UNION ALL SELECT FROM floor_plans WHERE event_id = ${id}
    UNION ALL SELECT FROM fixtures WHERE event_id = ${id}
    UNION ALL SELECT FROM wishes WHERE event_id = ${id}
    UNION ALL SELECT FROM event_pictures WHERE event_id = ${id}
    UNION ALL SELECT FROM helpers WHERE event_id = ${id}
    LIMIT 1`;
  return found === undefined;
}
