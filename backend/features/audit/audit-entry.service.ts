import { findAuditPage, insertAuditEntry, removeOldAuditEntries } from "./audit-entry.data.ts";
import type { AuditActor } from "./audit-entry.type.ts";

/** The actor for what the program itself or an operator on its server does. */
export const auditedProgram: AuditActor = { userId: null, name: "", network: "" };

export const recordAudit = insertAuditEntry;
export const getAudit = findAuditPage;
export const removeOldAudit = removeOldAuditEntries;
