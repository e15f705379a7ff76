import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { Session } from "./session.type.ts";

/** What people and programs call a session: its own id would open it. The same as the trigger's of the table. */
const hash = Prisma.sql`encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;

/**
 * The sessions in which a user is signed in, the last used first.
 *
 * @param now the program's time
 */
export function findSessions(db: Queryable, userId: number, now: Date): Promise<Omit<Session, "isCurrent">[]> {
  return db.$queryRaw`
    SELECT ${hash} AS id, coalesce(sess->>'device', '') AS device, last_used_at AS "lastUsedAt",
      to_timestamp((sess->>'startedAt')::double precision / 1000) AS "startedAt"
    FROM sessions
    WHERE user_id = ${userId} AND sess->'waiting' IS NULL
      AND expire >= ${now}::timestamptz AND (sess->>'endsAt')::bigint > ${now.getTime()}
    ORDER BY last_used_at DESC, sid`;
}

/** Ends one session of a user. @returns whether there was such a session */
export async function endSession(db: Queryable, userId: number, id: string): Promise<boolean> {
  return (await db.$executeRaw`DELETE FROM sessions WHERE user_id = ${userId} AND ${hash} = ${id}`) > 0;
}

/** Ends the sessions of a helper. */
export async function endHelperSessions(db: Queryable, helperId: number): Promise<void> {
  await db.$executeRaw`DELETE FROM sessions WHERE helper_id = ${helperId}`;
}

/**
 * Ends the sessions of a user, and their sign-ins that wait for a second factor.
 *
 * @param except a session that stays; undefined for none
 * @returns the number of sessions that ended
 */
export async function endSessions(db: Queryable, userId: number, except?: string): Promise<number> {
  const [{ count } = { count: 0 }] = await db.$queryRaw<{ count: number }[]>`
    WITH ended AS (
      DELETE FROM sessions WHERE user_id = ${userId} AND ${hash} <> ${except ?? ""} RETURNING sess
    )
    SELECT count(*) FILTER (WHERE sess->'waiting' IS NULL)::int AS count FROM ended`;
  return count;
}
