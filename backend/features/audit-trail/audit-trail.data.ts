import { z } from "zod";
import { auditDays } from "../../../common/audit-kinds.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { allOf, containing, countRows } from "../../database/sorted-page.ts";
import type { Page } from "../../lib/page.ts";
import type { AuditFilter } from "./audit-trail.input.ts";
import type { AuditEntry } from "./audit-trail.type.ts";

const detailsSchema = z.looseObject({ times: z.number().catch(1) }).catch({ times: 1 });

type StoredEntry = Omit<AuditEntry, "id" | "details" | "times"> & { id: bigint; details: unknown };

function toEntry({ id, details, network, ...entry }: StoredEntry): AuditEntry {
  const { times, ...others } = detailsSchema.parse(details);
  return { ...entry, id: Number(id), network: network || null, times, details: others };
}

// An entry is visible for as long as it is kept, even if nothing has removed it since.
function fromWhere(filter: AuditFilter): Prisma.Sql {
  const { sql } = Prisma;
  const { kinds, userId, eventId, since, until, search } = filter;
  const searched = [sql`actor_name`, sql`subject_name`, sql`network`, sql`events.name`];
  const conditions = allOf([
    sql`at >= now() - ${auditDays}::int * interval '1 day'`,
    kinds?.length ? sql`kind = ANY (${kinds})` : undefined,
    userId == null ? undefined : sql`(user_id = ${userId} OR subject_id = ${userId})`,
    eventId == null ? undefined : sql`event_id = ${eventId}`,
    since ? sql`at >= ${since}` : undefined,
    until ? sql`at < ${until}` : undefined,
    search
      ? sql`(${Prisma.join(
          searched.map((column) => containing(column, search)),
          " OR ",
        )})`
      : undefined,
  ]);
  return sql`FROM audit_entries AS entry LEFT JOIN events ON events.id = event_id WHERE ${conditions}`;
}

/** Entries that a filter matches, newest first. */
export async function findAuditEntries(db: Queryable, filter: AuditFilter, page: Page): Promise<AuditEntry[]> {
  const rows = await db.$queryRaw<StoredEntry[]>`
    SELECT entry.id, at, kind, user_id AS "userId", actor_name AS "actorName", subject_id AS "subjectId",
      subject_name AS "subjectName", event_id AS "eventId", events.name AS "eventName", network, details
    ${fromWhere(filter)} ORDER BY entry.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
  return rows.map(toEntry);
}

/** How many entries a filter matches. */
export function countAuditEntries(db: Queryable, filter: AuditFilter): Promise<number> {
  return countRows(db, fromWhere(filter));
}
