import DataLoader from "dataloader";
import { z } from "zod";
import { append } from "../../../common/lib/append.ts";
import type { Database } from "../../database/client.ts";
import { findOldestRecorded, findRecordedRows, type RecordedRow } from "../../event-data/changes.ts";
import type { FieldChange } from "../../lib/field-change.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { type HistoryChange, HistorySubject, maxFieldsOfChange } from "./history-change.type.ts";
import { findNames, findUndoings } from "./history-entry.data.ts";
import type { HistoryEntry } from "./history-entry.type.ts";
import { guestsOfWish, rowDifference } from "./row-differences.ts";

interface Changes {
  first: HistoryChange[];
  count: number;
}

interface Wanted {
  entry: HistoryEntry;
  most: number;
}

interface HistoryReader {
  db: Database;
}

const readerOf = onceFor(({ db }: HistoryReader) => {
  const readers = new Map<ListReadableEventId, EventReader>();
  return (eventId: ListReadableEventId): EventReader => {
    const reader = readers.get(eventId) ?? {
      changes: new DataLoader((wanted) => readChanges(db, eventId, wanted), { cache: false }),
      standings: new DataLoader((entries) => readStandings(db, eventId, entries), { cache: false }),
    };
    readers.set(eventId, reader);
    return reader;
  };
});

interface EventReader {
  changes: DataLoader<Wanted, Changes>;
  standings: DataLoader<HistoryEntry, Standing>;
}

async function readChanges(db: Database, eventId: ListReadableEventId, wanted: readonly Wanted[]): Promise<Changes[]> {
  const versions = [...new Set(wanted.flatMap(({ entry }) => entry.listVersion ?? []))];
  // One row contains the count.
  const most = Math.max(1, ...wanted.map((one) => one.most));
  const rows = new Map<number, RecordedRow[]>();
  const found = versions.length === 0 ? [] : await findRecordedRows(db.prisma, eventId, versions, most);
  for (const row of found) append(rows, row.listVersion, row);
  const wishedFor = new Set(found.flatMap((row) => guestsOfWish(row).slice(0, maxNamed)));
  const names = wishedFor.size === 0 ? new Map<number, string>() : await findNames(db.prisma, eventId, [...wishedFor]);
  return wanted.map(({ entry, most: maxOfEntry }) =>
    changesOf(entry, rows.get(entry.listVersion ?? 0) ?? [], { most: maxOfEntry, names }),
  );
}

const maxNamed = 4;

interface Telling {
  most: number;
  names: ReadonlyMap<number, string>;
}

/** Existing guests of a wish; empty for wishes about all, and other rows. */
function guestsOf(row: RecordedRow, names: ReadonlyMap<number, string>): string {
  const ids = guestsOfWish(row);
  const known = ids.slice(0, maxNamed).flatMap((id) => names.get(id) ?? []);
  return ids.length > maxNamed ? [...known, "…"].join(", ") : known.join(", ");
}

function changesOf(entry: HistoryEntry, rows: readonly RecordedRow[], { most, names }: Telling): Changes {
  if (entry.edits !== null) {
    return { first: entry.edits.slice(0, most).map(editOf), count: entry.edits.length };
  }
  const first = rows.slice(0, most).map((row) => {
    const { fields, ...difference } = rowDifference(row);
    const name = guestsOf(row, names) || difference.name;
    return { ...difference, name, subject: row.kind, fields: fields.slice(0, maxFieldsOfChange) };
  });
  return { first, count: rows[0]?.count ?? countOf(entry.details) };
}

function editOf({ field, from, to }: FieldChange): HistoryChange {
  // Invitations may still show an old code, and other events may use it.
  const values = field === "guestCode" ? { from: "", to: "" } : { from: textOf(from), to: textOf(to) };
  return {
    subject: HistorySubject.EVENT,
    name: "",
    isAdded: false,
    isRemoved: false,
    fields: [{ field, column: null, ...values }],
  };
}

function textOf(value: FieldChange["from"]): string {
  if (Array.isArray(value)) return value.join(", ");
  return value === null || typeof value === "object" ? "" : String(value);
}

const figures = z.object({
  count: z.number().catch(0),
  added: z.number().catch(0),
  moved: z.number().catch(0),
  changed: z.number().catch(0),
  removed: z.number().catch(0),
});

/** The count in an entry's details, for long lists and what is no longer recorded. */
function countOf(details: HistoryEntry["details"]): number {
  const { count, added, moved, changed, removed } = figures.parse(details);
  return count + added + moved + changed + removed;
}

/** The first changes of an entry. Entries of a page are read together. */
export async function loadChanges(request: HistoryReader, entry: HistoryEntry, most: number): Promise<HistoryChange[]> {
  return (await readerOf(request)(entry.eventId).changes.load({ entry, most })).first;
}

/** How many guests, tables or event fields an entry changed. */
export async function countChanges(request: HistoryReader, entry: HistoryEntry): Promise<number> {
  return (await readerOf(request)(entry.eventId).changes.load({ entry, most: 0 })).count;
}

interface Standing {
  isUndone: boolean;
  isUndoable: boolean;
}

async function readStandings(
  db: Database,
  eventId: ListReadableEventId,
  entries: readonly HistoryEntry[],
): Promise<Standing[]> {
  const oldest = await findOldestRecorded(db.prisma, eventId);
  const undoings = await findUndoings(db.prisma, eventId, Math.min(...entries.map(({ id }) => id)));
  const undone = new Set<number>();
  // Newest first: an undo that was itself undone undoes nothing.
  for (const { id, undoneId } of undoings.toReversed()) if (!undone.has(id)) undone.add(undoneId);
  return entries.map(({ id, edits, listVersion }) => {
    const isUndone = undone.has(id);
    const isRecorded = listVersion !== null && oldest !== undefined && oldest <= listVersion;
    return { isUndone, isUndoable: !isUndone && (isRecorded || edits !== null) };
  });
}

/** Whether an entry is undone, and whether it can be. Entries of a page are read together. */
export function loadStanding(request: HistoryReader, entry: HistoryEntry): Promise<Standing> {
  return readerOf(request)(entry.eventId).standings.load(entry);
}
