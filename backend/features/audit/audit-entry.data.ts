import { z } from "zod";
import { auditDays } from "../../../common/audit-kinds.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { allOf, containing, countRows } from "../../database/sorted-page.ts";
import { type ListPart, lazyListPart, type Page } from "../../lib/page.ts";
import type { AuditEntry } from "./audit.type.ts";
import type { NewAuditEntry } from "./audit-entry.type.ts";

/** Records something in the transaction that does it, if there is one. */
export async function insertAuditEntry(
  db: Queryable,
  { kind, by, subject, eventId, details }: NewAuditEntry,
): Promise<void> {
  await db.auditEntry.create({
    data: {
      ...{ kind, userId: by.userId, actorName: by.name, network: by.network, details },
      ...{ subjectId: subject?.id ?? null, subjectName: subject?.name ?? "", eventId: eventId ?? null },
    },
    select: { id: true },
  });
}

const removedAtOnce = 10_000;

/** Once a minute: removes entries older than 180 days, oldest first. Several processes may do so. */
export async function removeOldAuditEntries({ prisma }: Database): Promise<void> {
  await prisma.$queryRaw`SELECT remove_old_audit_entries(${removedAtOnce}::int)`;
}

const detailsSchema = z.record(z.string(), z.unknown()).catch({});

type StoredEntry = Omit<AuditEntry, "id" | "details"> & { id: bigint; details: unknown };

function toEntry({ id, details, network, ...entry }: StoredEntry): AuditEntry {
  return { ...entry, id: Number(id), network: network || null, details: detailsSchema.parse(details) };
}

/** Newest first, for administrators. `search` is part of a name or network; empty for all. */
export function findAuditPage({ prisma }: Database, search: string, page: Page): ListPart<AuditEntry> {
  const { sql, join } = Prisma;
  const sought = search.trim();
  const searched = [sql`actor_name`, sql`subject_name`, sql`network`, sql`events.name`].map((column) =>
    containing(column, sought),
  );
  const from = sql`FROM audit_entries AS entry LEFT JOIN events ON events.id = event_id WHERE ${allOf([
    // An entry is visible for as long as it is kept, even if nothing has removed it since.
    sql`at >= now() - ${auditDays}::int * interval '1 day'`,
    sought === "" ? undefined : sql`(${join(searched, " OR ")})`,
  ])}`;
  const find = async () => {
    const rows = await prisma.$queryRaw<StoredEntry[]>`
      SELECT entry.id, at, kind, user_id AS "userId", actor_name AS "actorName", subject_id AS "subjectId",
        subject_name AS "subjectName", event_id AS "eventId", events.name AS "eventName", network, details
      ${from} ORDER BY entry.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
    return rows.map(toEntry);
  };
  return lazyListPart(find, () => countRows(prisma, from));
}
