import type { Queryable } from "../../database/client.ts";
import type { Helper as HelperRecord } from "../../database/generated/client.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";
import type { HelperRole } from "../event-rights/helper.type.ts";

/** A helper as stored. */
export interface StoredHelper {
  id: number;
  eventId: number;
  name: string;
  role: HelperRole;
  linkExpiresAt: Date | null;
  event: {
    /** Midnight UTC at the beginning of the event's day; null if unknown. */
    day: Date | null;
  };
  createdAt: Date;
  joinedAt: Date | null;
  lastUsedAt: Date | null;
}

/** A link as stored, with the hash of its token. */
type StoredLink = Pick<HelperRecord, "linkHash" | "linkExpiresAt">;

const parts = {
  id: true,
  eventId: true,
  name: true,
  role: true,
  linkExpiresAt: true,
  event: { select: { day: true } },
  createdAt: true,
  joinedAt: true,
  lastUsedAt: true,
} as const;

/** Helpers whose help nobody has ended, in the order of invitation. */
export function findHelpers(db: Queryable, eventId: number): Promise<StoredHelper[]> {
  return db.helper.findMany({ where: { eventId, endedAt: null }, select: parts, orderBy: { id: "asc" } });
}

/** Null if there is none, or their help was ended. */
export async function findHelper(db: Queryable, id: number): Promise<StoredHelper | null> {
  // Each request of a helper asks this. Prisma would send two queries.
  const [found] = await db.$queryRaw<(Omit<StoredHelper, "event"> & StoredHelper["event"])[]>`
    SELECT helpers.id, event_id AS "eventId", helpers.name, role::text AS role, link_expires_at AS "linkExpiresAt",
      helpers.created_at AS "createdAt", joined_at AS "joinedAt", last_used_at AS "lastUsedAt", day
    FROM helpers JOIN events ON events.id = event_id
    WHERE helpers.id = ${id} AND ended_at IS NULL`;
  if (!found) return null;
  const { day, ...helper } = found;
  return { ...helper, event: { day } };
}

/** Adds a helper with their link. */
export function insertHelper(
  tx: Queryable,
  eventId: OwnerEventId,
  helper: { name: string; role: HelperRole; createdAt: Date } & StoredLink,
): Promise<StoredHelper> {
  return tx.helper.create({ data: { eventId, ...helper }, select: parts });
}

/** @returns undefined when the event has no such helper */
export async function changeHelper(
  tx: Queryable,
  eventId: OwnerEventId,
  id: number,
  changes: Partial<Pick<HelperRecord, "name" | "role" | "endedAt"> & StoredLink>,
): Promise<StoredHelper | undefined> {
  const [changed] = await tx.helper.updateManyAndReturn({
    where: { id, eventId, endedAt: null },
    data: changes,
    select: parts,
  });
  return changed;
}

/** Uses up a link and returns its helper; undefined if it does not work. One of concurrent callers gets it. */
export async function takeLink(db: Queryable, linkHash: string, now: Date): Promise<StoredHelper | undefined> {
  const [taken] = await db.$queryRaw<{ id: number }[]>`
    UPDATE helpers SET link_hash = NULL, link_expires_at = NULL, joined_at = coalesce(joined_at, ${now}::timestamptz),
      last_used_at = ${now}::timestamptz
    WHERE link_hash = ${linkHash} AND link_expires_at > ${now}::timestamptz AND ended_at IS NULL
    RETURNING id`;
  return taken ? ((await findHelper(db, taken.id)) ?? undefined) : undefined;
}

/** Records that a helper is there. */
export async function noteHelp(db: Queryable, id: number, now: Date): Promise<void> {
  await db.helper.updateMany({ where: { id }, data: { lastUsedAt: now } });
}
