import { severalNetworks } from "../../../common/audit-kinds.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { declareLimit, formatSeconds } from "../../lib/declared-limits.ts";
import {
  type AuditGroup,
  insertAuditEntry,
  insertOrCount,
  isRecordedOften,
  removeOldAuditEntries,
  writeTallies,
} from "./audit-entry.data.ts";
import type { AuditActor, NewAuditEntry } from "./audit-entry.type.ts";

/** The actor for what the program itself or an operator on its server does. */
export const auditedProgram: AuditActor = { userId: null, name: "", network: "" };

/** Entries of a kind in an hour beyond which strangers' networks are no longer told apart. */
const maxOfStrangers = 200;
/** After this many entries of a user or event in an hour, only their kinds and accounts are distinguished. */
const maxOfKnown = 500;
const windowSeconds = 60;

declareLimit({
  what: "Audit: entries of a user, or about an event that helpers do something in",
  counts: "each user or event, in the database",
  limit: `${maxOfKnown} in 1 h`,
  beyond: `counted; one in ${formatSeconds(windowSeconds)} is written for each kind and account`,
});
declareLimit({
  what: "Audit: entries of strangers",
  counts: "each kind, in the database",
  limit: `${maxOfStrangers} in 1 h`,
  beyond: `counted; one in ${formatSeconds(windowSeconds)} is written for each kind and account`,
});
const removedAtOnce = 10_000;

/** Records something that callers cannot repeat at will, in the transaction that does it, if there is one. */
export function recordAudit(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  return insertAuditEntry(tx, entry);
}

/** Records the first time at once and repeats within a minute as one count; a storm is grouped more coarsely. */
export async function recordRepeatedAudit(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  const { userId, name } = entry.by;
  return userId === null && name === "" ? recordStranger(tx, entry) : recordKnown(tx, entry);
}

async function recordStranger(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  const isStorm = await isRecordedOften(tx, { kind: entry.kind }, maxOfStrangers);
  const recorded = isStorm ? { ...entry, by: { ...entry.by, network: severalNetworks } } : entry;
  await insertOrCount(tx, recorded, recorded, windowSeconds);
}

async function recordKnown(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  const { kind, by, subject } = entry;
  const group = groupOf(entry);
  if (!(await isRecordedOften(tx, group, maxOfKnown))) return insertOrCount(tx, entry, entry, windowSeconds);
  // With the name and the network of the first: a caller can have others each time.
  const recorded = { kind, by, ...(subject && { subject }), details: {}, ...("eventId" in group && group) };
  await insertOrCount(tx, recorded, { kind, group, subjectId: subject?.id }, windowSeconds);
}

// Helpers have no account, but one event.
function groupOf({ kind, by: { userId }, eventId }: NewAuditEntry): AuditGroup {
  if (userId !== null) return { userId };
  return eventId === undefined ? { kind } : { eventId };
}

/** Writes what was counted until now, see {@link recordRepeatedAudit}. */
export function settleAudit({ prisma }: Database): Promise<void> {
  return writeTallies(prisma, windowSeconds);
}

/** Once a minute: writes what was counted and removes what is too old. Several processes may do so. */
export async function keepAuditInOrder(db: Database): Promise<void> {
  await settleAudit(db);
  await removeOldAuditEntries(db.prisma, removedAtOnce);
}
