import { hasGuests, type PrintKind } from "../../../common/print/print-kinds.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { declareLimit } from "../../lib/declared-limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { getEvent } from "../events/event-access.service.ts";
import type { Author } from "../users/author.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { carriedOver, type Fingerprints, type PrintedParts } from "./changes/fingerprints.ts";
import type { Print } from "./print.type.ts";
import { countPrintChanges } from "./print-changes.service.ts";
import { deleteExcessPrints, findLastPrint, findPrints, insertPrint } from "./print-record.data.ts";

const printsKept = 5;

declareLimit({
  what: "Storage: hashes of prints",
  counts: "each event and kind of print, in the database",
  limit: `${printsKept} prints`,
  beyond: "the oldest are removed",
});

/** What has been printed. */
export interface FinishedPrint {
  kind: PrintKind;
  listVersion: number;
  parts: PrintedParts;
  fingerprints: Fingerprints;
  printed: readonly number[];
}

/** Remembers a print. If it is not of the whole event, earlier fingerprints of other guests are kept. */
export function recordPrint(
  db: Database,
  id: ListReadableEventId,
  { userId }: Author,
  { kind, listVersion, parts, fingerprints, printed }: FinishedPrint,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await findLastPrint(tx, id, kind);
    const all = carriedOver(before?.fingerprints ?? new Map(), fingerprints, printed);
    const guestCount = printed.length;
    await insertPrint(tx, id, userId, { kind, listVersion, guestCount, parts, fingerprints: all });
    await deleteExcessPrints(tx, id, kind, printsKept);
  });
}

/** Newest first, with changes since. @throws DomainError as {@link getEvent}; RATE_LIMITED, UNAVAILABLE when busy */
export async function getPrints(db: Database, viewer: Viewer, eventId: number, kind: PrintKind): Promise<Print[]> {
  const { id } = await getEvent(db, viewer, eventId);
  const listVersion = await readGuestListVersion(db.prisma, id);
  const prints = await findPrints(db.prisma, id, kind);
  if (prints.length === 0) return [];
  if (!hasGuests(kind))
    return prints.map(({ parts: _, ...print }) => ({ ...print, kind, guestCount: 0, changedCount: 0 }));
  const counts = await countPrintChanges(db, { id, kind, listVersion, prints });
  return prints.flatMap(({ parts: _, ...print }) => {
    const changedCount = counts.get(print.id);
    return changedCount === undefined ? [] : [{ ...print, kind, changedCount }];
  });
}
