import DataLoader from "dataloader";
import type { Logger } from "pino";
import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { auditedBy } from "../users/audited-by.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findUnusualSearching, upsertUnusualSearching } from "./unusual-searching.data.ts";
import type { UnusualSearching } from "./unusual-searching.type.ts";

const daysRemembered = 7;
const dayMs = 24 * 60 * 60_000;

interface Searcher {
  db: Database;
  viewer: Viewer;
  clientAddress: string;
  log: Logger;
}

/** Records unusual searching in the background for the organizer and the operator. */
export function noteUnusualSearching({ db, log, ...caller }: Searcher, eventId: number): void {
  const by = auditedBy(caller);
  Promise.all([
    upsertUnusualSearching(db.prisma, eventId, daysRemembered),
    recordRepeatedAudit(db.prisma, { kind: "unusual-searching", by, eventId, details: {} }),
  ]).catch((error: unknown) => log.error({ err: error, event: eventId }, "unusual searching not recorded"));
}

const loaderOf = onceFor(({ db }: { db: Database }) => {
  return new DataLoader(async (ids: readonly ListReadableEventId[]) => {
    const after = new Date(Date.now() - daysRemembered * dayMs);
    const found = await findUnusualSearching(db.prisma, ids, after);
    const byEvent = new Map(found.map((searching) => [searching.eventId, searching]));
    return ids.map((id) => byEvent.get(id) ?? null);
  });
});

/** In the last 7 days; null for none. One query per request. */
export function loadUnusualSearching(
  request: { db: Database },
  id: ListReadableEventId,
): Promise<UnusualSearching | null> {
  return loaderOf(request).load(id);
}
