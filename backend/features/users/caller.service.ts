import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { AuditActor, AuditSubject } from "../audit/audit-entry.type.ts";
import type { Context } from "./context.type.ts";
import type { User } from "./user.type.ts";
import type { Author, Viewer } from "./viewer.type.ts";

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

export const authorOfUser = ({ id }: Pick<User, "id">): Author => ({
  userId: id,
  helperId: null,
  name: null,
  key: `user ${id}`,
});

/** A user or helper as an author. @throws DomainError UNAUTHENTICATED for anybody else */
export function authorOf(viewer: Viewer): Author {
  if (viewer.kind === "user") return authorOfUser(viewer.user);
  if (viewer.kind === "anonymous") throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
  const { id, name } = viewer.helper;
  return { userId: null, helperId: id, name, key: `helper ${id}` };
}
