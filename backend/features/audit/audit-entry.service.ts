import type { Database, Queryable } from "../../database/client.ts";
import type { ListPart, Page } from "../../lib/page.ts";
import type { AuditEntry } from "./audit.type.ts";
import { findAuditPage, insertAuditEntry, removeOldAuditEntries } from "./audit-entry.data.ts";
import type { AuditActor, NewAuditEntry } from "./audit-entry.type.ts";

/** The actor for what the program itself or an operator on its server does. */
export const auditedProgram: AuditActor = { userId: null, name: "", network: "" };

const removedAtOnce = 10_000;

/** Records something in the transaction that does it, if there is one. */
export function recordAudit(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  return insertAuditEntry(tx, entry);
}

/** Newest first, for callers checked to be administrators. */
export function getAudit({ prisma }: Database, search: string, page: Page): ListPart<AuditEntry> {
  return findAuditPage(prisma, search.trim(), page);
}

/** Once a minute: removes what is too old. Several processes may do so. */
export async function removeOldAudit({ prisma }: Database): Promise<void> {
  await removeOldAuditEntries(prisma, removedAtOnce);
}
