import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { Session } from "./user.type.ts";

/** The public id of a session, since its own would open it. Equal to the table's trigger. */
const hash = Prisma.sql`encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;

/** A user's sessions, the last used first, at the program's time. */
export function findSessions(db: Queryable, userId: number, now: Date): Promise<Omit<Session, "isCurrent">[]> {
  return db.$queryRaw`
    SELECT ${hash} AS id, coalesce(sess->>'device', '') AS device, last_used_at AS "lastUsedAt",
      to_timestamp((sess->>'startedAt')::double precision / 1000) AS "startedAt"
    FROM sessions
    WHERE user_id = ${userId} AND sess->'waiting' IS NULL
      AND expire >= ${now}::timestamptz AND (sess->>'endsAt')::bigint > ${now.getTime()}
    ORDER BY last_used_at DESC, sid`;
}

/** @returns whether there was such a session */
export async function endSession(db: Queryable, userId: number, id: string): Promise<boolean> {
  return (await db.$executeRaw`DELETE FROM sessions WHERE user_id = ${userId} AND ${hash} = ${id}`) > 0;
}

/** Ends the sessions of a helper. */
export async function endHelperSessions(db: Queryable, helperId: number): Promise<void> {
  await db.$executeRaw`DELETE FROM sessions WHERE helper_id = ${helperId}`;
}

/** Refuses sign-ins under way and locks the account. @returns the new version of credentials; 0 for no such user */
export async function refuseSignIns(tx: Queryable, userId: number): Promise<number> {
  const [user] = await tx.$queryRaw<{ version: number }[]>`
    UPDATE users SET credentials_version = credentials_version + 1 WHERE id = ${userId}
    RETURNING credentials_version AS version`;
  await tx.$executeRaw`DELETE FROM sessions WHERE user_id = ${userId} AND sess->'waiting' IS NOT NULL`;
  return user?.version ?? 0;
}

/** Whether a session of a user has not ended. */
export async function isSessionOpen(db: Queryable, userId: number, id: string): Promise<boolean> {
  return (await db.$queryRaw<unknown[]>`SELECT FROM sessions WHERE user_id = ${userId} AND ${hash} = ${id}`).length > 0;
}

/** Ends sessions, except one, and sign-ins under way. @returns how many ended, and the new version of credentials */
export async function endSessions(
  tx: Queryable,
  userId: number,
  except?: string,
): Promise<{ count: number; credentialsVersion: number }> {
  const credentialsVersion = await refuseSignIns(tx, userId);
  const [{ count } = { count: 0 }] = await tx.$queryRaw<{ count: number }[]>`
    WITH ended AS (
      DELETE FROM sessions WHERE user_id = ${userId} AND ${hash} <> ${except ?? ""} RETURNING sess
    )
    SELECT count(*) FILTER (WHERE sess->'waiting' IS NULL)::int AS count FROM ended`;
  return { count, credentialsVersion };
}

/** A sign-in link as stored. */
export interface StoredSignInLink {
  userId: number;
  /** SHA-256 of the token, base64url. */
  tokenHash: string;
  expiresAt: Date;
}

/** Replaces an account's link. */
export async function replaceSignInLink(
  db: Queryable,
  { userId, tokenHash, expiresAt }: StoredSignInLink,
): Promise<void> {
  const link = { tokenHash, expiresAt };
  await db.signInLink.upsert({ where: { userId }, create: { userId, ...link }, update: link });
}

/** A link that was used. */
export interface UsedSignInLink {
  userId: number;
  expiresAt: Date;
  credentialsVersion: number;
}

/** Takes a link by hash; undefined if there is none. One of concurrent callers gets it. */
export async function takeSignInLink(db: Queryable, tokenHash: string): Promise<UsedSignInLink | undefined> {
  const [taken] = await db.$queryRaw<UsedSignInLink[]>`
    DELETE FROM sign_in_links USING users WHERE token_hash = ${tokenHash} AND users.id = user_id
    RETURNING user_id AS "userId", expires_at AS "expiresAt", credentials_version AS "credentialsVersion"`;
  return taken;
}

/** Ends an account's unused link. */
export async function removeSignInLink(db: Queryable, userId: number): Promise<void> {
  await db.signInLink.deleteMany({ where: { userId } });
}

/** Removes links that expired before this time. */
export async function removeExpiredSignInLinks(db: Queryable, now: Date): Promise<void> {
  await db.signInLink.deleteMany({ where: { expiresAt: { lte: now } } });
}
