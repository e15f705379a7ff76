import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { SessionControl } from "../../lib/session-control.ts";
import {
  endHelperSessions,
  endSession as endStoredSession,
  endSessions as endStoredSessions,
  findSessions,
} from "./session.data.ts";
import type { Session } from "./session.type.ts";
import { findUserById } from "./user.data.ts";
import type { User } from "./user.type.ts";

/** Where a user is signed in, the last used first. */
export async function getSessions(db: Database, user: User, current: SessionControl): Promise<Session[]> {
  const currentId = current.id();
  const sessions = await findSessions(db.prisma, user.id, new Date());
  return sessions.map((session) => ({ ...session, isCurrent: session.id === currentId }));
}

/**
 * Ends one session of the user's, which may be the caller's.
 *
 * @throws DomainError NOT_FOUND when they have no such session.
 */
export async function endSession(db: Database, user: User, current: SessionControl, id: string): Promise<void> {
  if (id === current.id()) return current.signOut();
  const hasEnded = await endStoredSession(db.prisma, user.id, id);
  if (!hasEnded) throw new DomainError("NOT_FOUND", message("refusals.sessionNotFound"));
}

/** Ends every session of the user's but the caller's. @returns how many ended */
export function endOtherSessions(db: Database, user: User, current: SessionControl): Promise<number> {
  return endStoredSessions(db.prisma, user.id, current.id());
}

/** Ends every session of a helper, in a transaction. The caller has checked that the viewer may. */
export function endSessionsOfHelper(tx: Queryable, helperId: number): Promise<void> {
  return endHelperSessions(tx, helperId);
}

/**
 * Ends every session of a user. The caller has checked that the viewer is an administrator.
 *
 * @returns how many ended
 * @throws DomainError NOT_FOUND when there is no such user.
 */
export async function endSessionsOf(db: Database, userId: number): Promise<number> {
  if (!(await findUserById(db.prisma, userId))) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
  return endStoredSessions(db.prisma, userId);
}
