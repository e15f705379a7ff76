import { createHash } from "node:crypto";
import type { AuditKind } from "../../../common/audit-kinds.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { NewAuditEntry } from "./audit-entry.type.ts";

const storedColumns = Prisma.sql`kind, user_id, actor_name, subject_id, subject_name, event_id, network, details`;
const storedRecord = Prisma.sql`entry(
  kind text, user_id integer, actor_name text, subject_id integer, subject_name text, event_id integer, network text, details jsonb
)`;

type PartialEntry = Pick<NewAuditEntry, "kind" | "by" | "subject" | "eventId"> & { details: object };

const toStored = ({ kind, by, subject, eventId, details }: PartialEntry) => ({
  kind,
  user_id: by.userId,
  actor_name: by.name,
  subject_id: subject?.id ?? null,
  subject_name: subject?.name ?? "",
  event_id: eventId ?? null,
  network: by.network,
  details,
});

/** Writes an entry. */
export async function insertAuditEntry(db: Queryable, entry: NewAuditEntry): Promise<void> {
  await db.$executeRaw`
    INSERT INTO audit_entries (${storedColumns})
    SELECT ${storedColumns} FROM jsonb_to_record(${JSON.stringify(toStored(entry))}::jsonb) AS ${storedRecord}`;
}

/** Writes an entry, or counts one with an equal `alike` from the last `windowSeconds` for {@link writeTallies}. */
export async function insertOrCount(
  db: Queryable,
  entry: PartialEntry,
  alike: object,
  windowSeconds: number,
): Promise<void> {
  const stored = JSON.stringify(toStored(entry));
  const key = createHash("sha256").update(JSON.stringify(alike)).digest("hex");
  await db.$executeRaw`
    WITH counted AS (
      INSERT INTO audit_tallies AS tally (key, entry, count, ends_at)
      VALUES (${key}, ${stored}::jsonb, 0, now() + ${windowSeconds}::int * interval '1 second')
      ON CONFLICT (key) DO UPDATE SET count = tally.count + 1
      RETURNING tally.count, tally.entry AS stored
    )
    INSERT INTO audit_entries (${storedColumns})
    SELECT ${storedColumns} FROM counted, jsonb_to_record(stored) AS ${storedRecord} WHERE count = 0`;
}

/** Entries that are counted together to notice a storm: those of a user, about an event, or of a kind. */
export type AuditGroup = { userId: number } | { eventId: number } | { kind: AuditKind };

// Each in the order of an index, so that it costs the same however many entries there are.
function newestOf(group: AuditGroup): Prisma.Sql {
  if ("userId" in group) return Prisma.sql`user_id = ${group.userId} ORDER BY id DESC`;
  if ("eventId" in group) return Prisma.sql`event_id = ${group.eventId} ORDER BY id DESC`;
  return Prisma.sql`kind = ${group.kind} ORDER BY at DESC`;
}

/** Whether at least so many entries of a group were written in the last hour. */
export async function isRecordedOften(db: Queryable, group: AuditGroup, times: number): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM (SELECT at FROM audit_entries WHERE ${newestOf(group)} LIMIT ${times}::int) AS newest
    WHERE at > now() - interval '1 hour' OFFSET ${times - 1}::int`;
  return rows.length > 0;
}

/** Writes an entry for every tally whose window is over, and keeps counting the others. */
export async function writeTallies(db: Queryable, windowSeconds: number): Promise<void> {
  await db.$executeRaw`
    WITH due AS (
      SELECT key, entry AS stored, count FROM audit_tallies
      WHERE ends_at <= now() ORDER BY ends_at LIMIT 1000 FOR UPDATE SKIP LOCKED
    ), over AS (
      DELETE FROM audit_tallies USING due WHERE audit_tallies.key = due.key AND due.count = 0
    ), again AS (
      UPDATE audit_tallies SET count = 0, ends_at = now() + ${windowSeconds}::int * interval '1 second'
      FROM due WHERE audit_tallies.key = due.key AND due.count > 0
    )
    INSERT INTO audit_entries (${storedColumns})
    SELECT kind, user_id, actor_name, subject_id, subject_name, event_id, network,
      details || jsonb_build_object('times', due.count)
    FROM due, jsonb_to_record(stored) AS ${storedRecord} WHERE due.count > 0`;
}

/** Removes entries older than 180 days, oldest first, at most `most`. @returns how many */
export async function removeOldAuditEntries(db: Queryable, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ removed: number }[]>`SELECT remove_old_audit_entries(${most}::int) AS removed`;
  return row?.removed ?? 0;
}
