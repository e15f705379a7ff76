import { retentionSchema } from "../../../common/retention-rules.ts";
import { inTransaction } from "../../database/transaction.ts";
import { parseInput } from "../../lib/parse-input.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { Event } from "../events/event.type.ts";
import { getEvent, requireOwnEvent } from "../events/event-access.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { auditedBy, authorOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { writeRetention } from "./retention.data.ts";
import type { Removal } from "./retention.type.ts";
import { plannedRemoval } from "./timing/planned-removal.ts";

/** Null for never, for the sample event, and once they have been removed. */
export function removalOf(event: Event, usualDays: number): Removal | null {
  if (event.isSample || (event.emptiedAt !== null && event.removalNoticedAt === null)) return null;
  return plannedRemoval(event, usualDays, new Date()) ?? null;
}

type RetentionRequest = Pick<Context, "db" | "viewer" | "clientAddress">;

/** Null days for the installation's number, 0 for always. @throws DomainError as {@link requireOwnEvent}; BAD_INPUT */
export async function setRetention(request: RetentionRequest, eventId: number, days: number | null): Promise<Event> {
  const { db, viewer } = request;
  const id = await requireOwnEvent(db, viewer, eventId);
  const retentionDays = parseInput(retentionSchema, days);
  await inTransaction(db, async (tx) => {
    if (!(await writeRetention(tx, id, retentionDays))) return;
    const details = { days: retentionDays };
    await recordHistory(tx, id, authorOf(viewer), { action: "set_retention", details });
    await recordAudit(tx, { kind: "retention-changed", by: auditedBy(request), details, eventId: id });
  });
  return getEvent(db, viewer, id);
}
