import type { Database, Queryable } from "../../database/client.ts";
import {
  insertAuditEntry,
  insertOrCount,
  isRecordedOften,
  removeOldAuditEntries,
  writeTallies,
} from "./audit-entry.data.ts";
import type { AuditActor, NewAuditEntry } from "./audit-entry.type.ts";

/** The actor of what the program does by itself, or an operator on its server. */
export const auditedProgram: AuditActor = { userId: null, name: "", network: "" };

/** Strangers decide how often they fail. Beyond this, their networks are no longer told apart. */
const mostPerHour = 200;
const windowSeconds = 60;
const removedAtOnce = 10_000;

/** Records something, in the transaction of what is recorded, if it has one. */
export function recordAudit(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  return insertAuditEntry(tx, entry);
}

/**
 * Records something that callers may repeat as often as they like. The first time is recorded at once; what is repeated within a
 * minute becomes one entry with a count when the minute is over. In a storm of entries of one kind, the actors are no longer told apart.
 */
export async function recordRepeatedAudit(db: Queryable, entry: NewAuditEntry): Promise<void> {
  const isStranger = entry.by.userId === null && entry.by.name === "";
  const isStorm = isStranger && (await isRecordedOften(db, entry.kind, mostPerHour));
  await insertOrCount(db, isStorm ? { ...entry, by: auditedProgram } : entry, windowSeconds);
}

/** Writes what was counted until now, see {@link recordRepeatedAudit}. */
export function settleAudit({ prisma }: Database): Promise<void> {
  return writeTallies(prisma, windowSeconds);
}

/** What a process does once a minute: writes what was counted, and removes what is too old. Any number of processes may. */
export async function keepAuditInOrder(db: Database): Promise<void> {
  await settleAudit(db);
  await removeOldAuditEntries(db.prisma, removedAtOnce);
}
