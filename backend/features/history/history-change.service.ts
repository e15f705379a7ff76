import DataLoader from "dataloader";
import { z } from "zod";
import { groupBy } from "../../../common/lib/group-by.ts";
import type { Database } from "../../database/client.ts";
import { findOldestRecorded, findRecordedRows, type RecordedRow } from "../../event-data/changes.ts";
import { findUndoings } from "../../event-data/history.ts";
import type { Row } from "../../event-data/rows.ts";
import { eventTable } from "../../event-data/tables.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import {
  type HistoryChange,
  type HistoryEntry,
  type HistoryFieldChange,
  maxChangesOfEntry,
  maxFieldsOfChange,
} from "./history-entry.type.ts";

/** What the recorded rows say about an entry. */
interface Description {
  changes: HistoryChange[];
  /** How many guests, tables and so on it changed. */
  count: number;
  isUndone: boolean;
  isUndoable: boolean;
}

const descriptionsFor = onceFor(
  ({ db }: { db: Database }) => new DataLoader((entries: readonly HistoryEntry[]) => describeAll(db, entries)),
);

/** Describes an entry. Those of a page are described together. */
export const describeEntry = (request: { db: Database }, entry: HistoryEntry): Promise<Description> =>
  descriptionsFor(request).load(entry);

async function describeAll(db: Database, entries: readonly HistoryEntry[]): Promise<Description[]> {
  const ofEvents = groupBy(entries, ({ eventId }) => eventId);
  const described = new Map<HistoryEntry, Description>();
  for (const [eventId, ofEvent] of ofEvents) {
    const versions = ofEvent.flatMap(({ listVersion }) => listVersion ?? []);
    const recorded = await findRecordedRows(db.prisma, eventId, versions, maxChangesOfEntry);
    const rows = groupBy<number | null, RecordedRow>(recorded, ({ listVersion }) => listVersion);
    const undone = await findUndone(db, eventId, Math.min(...ofEvent.map(({ id }) => id)));
    const oldest = (await findOldestRecorded(db.prisma, eventId)) ?? Number.POSITIVE_INFINITY;
    for (const entry of ofEvent) {
      const [first, ...others] = rows.get(entry.listVersion) ?? [];
      const isUndone = undone.has(entry.id);
      described.set(entry, {
        changes: first ? [first, ...others].map(changeOf) : [],
        count: first?.count ?? countIn(entry.details),
        isUndone,
        isUndoable: !isUndone && entry.listVersion !== null && entry.listVersion >= oldest,
      });
    }
  }
  return entries.flatMap((entry) => described.get(entry) ?? []);
}

/** The entries that are undone. */
async function findUndone(db: Database, eventId: ListReadableEventId, after: number): Promise<Set<number>> {
  const undone = new Set<number>();
  const undoings = await findUndoings(db.prisma, eventId, after);
  // Newest first: an undo that was itself undone undoes nothing.
  for (const { id, undoneId } of undoings.toReversed()) if (!undone.has(id)) undone.add(undoneId);
  return undone;
}

const figure = z.number().catch(0);
const figures = z.object({ count: figure, added: figure, moved: figure, changed: figure, removed: figure });

/** The count in an entry's details, for long lists and what is no longer recorded. */
function countIn(details: HistoryEntry["details"]): number {
  const { count, added, moved, changed, removed } = figures.parse(details);
  return count + added + moved + changed + removed;
}

function changeOf({ kind, before, after, guestNames }: RecordedRow): HistoryChange {
  const { label, columns } = eventTable(kind);
  const isSetUp = (row: Row | null) => row !== null && row.is_set_up !== false;
  const fields = columns.flatMap(({ name, field, values, change, isOrdered }): HistoryFieldChange[] => {
    const [from, to] = [textOf(before?.[name]), textOf(after?.[name])];
    if (isOrdered) return extraColumnChanges(before?.[name], after?.[name]);
    // A wish without its kind means nothing.
    if (from === to && !(kind === "wishes" && name === "kind")) return [];
    if (values !== undefined) return [{ field: values === true ? field : values, column: null, from, to }];
    return change === undefined || before === null || after === null ? [] : [{ field: change, ...untold }];
  });
  const unlike = fields.filter((one, place) => one.column !== null || fields.findIndex(isLike(one)) === place);
  return {
    subject: kind,
    name: guestNames ?? (label === undefined || kind === "events" ? "" : textOf((before ?? after)?.[label])),
    isAdded: isSetUp(after) && !isSetUp(before),
    isRemoved: isSetUp(before) && !isSetUp(after),
    fields: unlike.slice(0, maxFieldsOfChange),
  };
}

const untold = { column: null, from: "", to: "" } as const;
const isLike =
  ({ field, column }: HistoryFieldChange) =>
  (other: HistoryFieldChange) =>
    other.field === field && other.column === column;

function extraColumnChanges(before: unknown, after: unknown): HistoryFieldChange[] {
  const [was, is] = [infoIn(before), infoIn(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((column) => {
    const [from, to] = [textOf(was[column]), textOf(is[column])];
    return from === to ? [] : [{ field: "additionalInfo", column, from, to }];
  });
}

const infoIn = (info: unknown): Row => (typeof info === "object" && info !== null ? { ...info } : {});

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
