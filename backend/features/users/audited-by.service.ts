import type { AuditActor } from "../audit/audit-entry.type.ts";
import type { Context } from "./context.type.ts";

/** The caller as the audit names them. */
export function auditedBy({ viewer, clientAddress }: Pick<Context, "viewer" | "clientAddress">): AuditActor {
  const user = viewer.kind === "user" ? viewer.user : undefined;
  return { userId: user?.id ?? null, name: user?.name ?? "", network: clientAddress };
}
