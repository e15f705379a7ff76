import type { AuditActor, AuditSubject } from "../audit/audit-entry.type.ts";
import type { Context } from "./context.type.ts";
import type { User } from "./user.type.ts";

/** What an audited change needs of a request. */
export type AuditedRequest = Pick<Context, "db" | "clientAddress">;

/** The caller as the audit names them. */
export function auditedBy({ viewer, clientAddress }: Pick<Context, "viewer" | "clientAddress">): AuditActor {
  if (viewer.kind === "user") return userAt(viewer.user, { clientAddress });
  return { userId: null, name: viewer.kind === "helper" ? viewer.helper.name : "", network: clientAddress };
}

/** A user who calls, as the audit names them. */
export function userAt({ id, name }: User, { clientAddress }: Pick<Context, "clientAddress">): AuditActor {
  return { userId: id, name, network: clientAddress };
}

/** Somebody of whom only the network is known. */
export const strangerAt = (network: string): AuditActor => ({ userId: null, name: "", network });

/** A user to whom something is done. */
export const subjectOf = ({ id, name }: User): AuditSubject => ({ id, name });
