import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { SessionControl } from "../../http/session.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { NewAuditEntry } from "../audit/audit-entry.type.ts";
import { type AuditedRequest, auditedBy, subjectOf, userAt } from "./caller.service.ts";
import type { Context } from "./context.type.ts";
import {
  endHelperSessions,
  endSession as endStoredSession,
  endSessions as endStoredSessions,
  findSessions,
  isSessionOpen,
  refuseSignIns,
} from "./session.data.ts";
import { findUserById } from "./user.data.ts";
import type { Session, User } from "./user.type.ts";

/** The last used first. */
export async function getSessions(db: Database, user: User, current: SessionControl): Promise<Session[]> {
  const currentId = current.id();
  const sessions = await findSessions(db.prisma, user.id, new Date());
  return sessions.map((session) => ({ ...session, isCurrent: session.id === currentId }));
}

/** Ends the caller's session, if they have one. */
export async function signOut(context: Context): Promise<void> {
  const { viewer, db } = context;
  if (viewer.kind !== "anonymous") {
    const about = viewer.kind === "helper" ? { eventId: viewer.helper.eventId } : {};
    await recordAudit(db.prisma, { kind: "signed-out", by: auditedBy(context), ...about, details: {} });
  }
  await context.session.signOut();
}

type SessionRequest = AuditedRequest & Pick<Context, "session">;

async function recordEnded(tx: Queryable, count: number, whose: Pick<NewAuditEntry, "by" | "subject">): Promise<void> {
  if (count > 0) await recordAudit(tx, { kind: "sessions-ended", ...whose, details: { count } });
}

/** Ends a session of the user, even the caller's. @throws DomainError NOT_FOUND when they have no such session */
export async function endSession(request: SessionRequest, user: User, id: string): Promise<void> {
  const { db, session } = request;
  if (id === session.id()) {
    await recordAudit(db.prisma, { kind: "signed-out", by: userAt(user, request), details: {} });
    return session.signOut();
  }
  await inTransaction(db, async (tx) => {
    const hasEnded = await endStoredSession(tx, user.id, id);
    if (!hasEnded) throw new DomainError("NOT_FOUND", message("refusals.sessionNotFound"));
    await recordEnded(tx, 1, { by: userAt(user, request) });
  });
}

/** @returns how many ended */
export function endOtherSessions(request: SessionRequest, user: User): Promise<number> {
  return inTransaction(request.db, async (tx) => {
    const { count } = await endStoredSessions(tx, user.id, request.session.id());
    await recordEnded(tx, count, { by: userAt(user, request) });
    return count;
  });
}

/** Refuses sign-ins under way. @throws DomainError UNAUTHENTICATED when the caller's session has ended */
export async function beginCredentialsChange(
  tx: Queryable,
  { id }: User,
  session: Pick<SessionControl, "id">,
): Promise<void> {
  await refuseSignIns(tx, id);
  const current = session.id();
  const isOpen = current !== undefined && (await isSessionOpen(tx, id, current));
  if (!isOpen) throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
}

/** Refuses sign-ins under way, in the transaction that changes credentials. */
export const refuseSignInsOf = refuseSignIns;

/** The caller has checked that the viewer may. */
export const endSessionsOfHelper = endHelperSessions;

/** For administrators. @returns how many ended. @throws DomainError NOT_FOUND when there is no such user */
export function endSessionsOf(request: AuditedRequest, actor: User, userId: number): Promise<number> {
  return inTransaction(request.db, async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
    const { count } = await endStoredSessions(tx, userId);
    await recordEnded(tx, count, { by: userAt(actor, request), subject: subjectOf(user) });
    return count;
  });
}
