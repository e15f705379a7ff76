import { hasGuests, type PrintKind } from "../../../common/print/print-kinds.ts";
import { defaultPrintOptions, type PrintOptions } from "../../../common/print/print-options.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { isRecordedSince } from "../../event-data/changes.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { getEvent } from "../events/event-access.service.ts";
import type { Author, Viewer } from "../users/viewer.type.ts";
import { printedColumns } from "./pages/print-facts.ts";
import type { Print } from "./print.type.ts";
import {
  type ChangedGuest,
  deleteExcessPrints,
  findChangedGuests,
  findPrints,
  insertPrint,
  type NewPrint,
  type StoredPrint,
} from "./print-record.data.ts";

const printsKept = 5;

/** Remembers a print of all guests, or of all that had changed since an earlier one. */
export function recordPrint(db: Database, id: ListReadableEventId, { userId }: Author, print: NewPrint): Promise<void> {
  return inTransaction(db, async (tx) => {
    await insertPrint(tx, id, userId, print);
    await deleteExcessPrints(tx, id, print.kind, printsKept);
  });
}

/** Newest first, with changes since. @throws DomainError as {@link getEvent} */
export async function getPrints(db: Database, viewer: Viewer, eventId: number, kind: PrintKind): Promise<Print[]> {
  const { id } = await getEvent(db, viewer, eventId);
  const options = defaultPrintOptions(kind, { language: "en", columns: [] });
  const prints: Print[] = [];
  for (const print of await findPrints(db.prisma, id, kind)) {
    const changed = hasGuests(kind) ? await findChangesSince(db.prisma, id, print, options) : [];
    if (changed) prints.push({ ...print, kind, changedCount: changed.filter(({ isComing }) => isComing).length });
  }
  return prints;
}

/** Who is printed otherwise since a print, or is not any more; undefined if that is no longer known. */
export async function findChangesSince(
  db: Queryable,
  id: ListReadableEventId,
  { listVersion }: StoredPrint,
  options: PrintOptions,
  columns: readonly string[] = [],
): Promise<ChangedGuest[] | undefined> {
  if (listVersion === (await readGuestListVersion(db, id))) return [];
  if (!(await isRecordedSince(db, id, listVersion))) return undefined;
  return findChangedGuests(db, id, listVersion, {
    hasTable: !("showTable" in options) || options.showTable,
    hasSeat: "showSeat" in options && options.showSeat,
    columns: printedColumns(options, columns),
  });
}
