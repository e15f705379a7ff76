import type { PrintKind } from "../../../common/print/print-kinds.ts";
import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import {
  type Fingerprints,
  type PrintedParts,
  printedPartsSchema,
  readFingerprints,
  storedFingerprints,
} from "./changes/fingerprints.ts";

/** A print to be remembered. */
export interface NewPrint {
  kind: PrintKind;
  listVersion: number;
  guestCount: number;
  parts: PrintedParts;
  /** Of all guests printed in this print or an earlier one. */
  fingerprints: Fingerprints;
}

export interface StoredPrint extends Omit<NewPrint, "kind"> {
  id: number;
  printedAt: Date;
}

export type PrintHead = Omit<StoredPrint, "fingerprints">;

const headFields = { id: true, listVersion: true, guestCount: true, parts: true, printedAt: true };
const fields = { ...headFields, fingerprints: true };

/** The prints of a kind that an event has, newest first. */
export async function findPrints(db: Queryable, eventId: ListReadableEventId, kind: PrintKind): Promise<PrintHead[]> {
  const records = await db.print.findMany({ where: { eventId, kind }, select: headFields, orderBy: { id: "desc" } });
  return records.map(({ parts, ...head }) => ({ ...head, parts: printedPartsSchema.parse(parts) }));
}

/** How many guests each print shows otherwise than `now`. Prints that are gone are left out. */
export async function countChangedGuests(
  db: Queryable,
  ids: readonly number[],
  now: Fingerprints,
): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ id: number; count: number }[]>`
    WITH now AS MATERIALIZED (SELECT * FROM jsonb_each_text(${JSON.stringify(storedFingerprints(now))}::jsonb))
    SELECT prints.id, (
      SELECT count(*)::int
      FROM now LEFT JOIN jsonb_each_text(prints.fingerprints) AS before ON before.key = now.key
      WHERE before.value IS DISTINCT FROM now.value
    ) AS count
    FROM prints WHERE prints.id = ANY(${ids})`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Undefined if the event has no print of the kind. */
export async function findLastPrint(
  db: Queryable,
  eventId: ListReadableEventId,
  kind: PrintKind,
): Promise<StoredPrint | undefined> {
  const record = await db.print.findFirst({ where: { eventId, kind }, select: fields, orderBy: { id: "desc" } });
  return record ? toPrint(record) : undefined;
}

/** Undefined if it is gone. */
export async function findPrint(
  db: Queryable,
  eventId: ListReadableEventId,
  kind: PrintKind,
  id: number,
): Promise<StoredPrint | undefined> {
  const record = await db.print.findFirst({ where: { eventId, kind, id }, select: fields });
  return record ? toPrint(record) : undefined;
}

function toPrint<Rest extends object>({
  parts,
  fingerprints,
  ...rest
}: Rest & { parts: unknown; fingerprints: unknown }) {
  return { ...rest, parts: printedPartsSchema.parse(parts), fingerprints: readFingerprints(fingerprints) };
}

/** Does nothing if the event has been deleted meanwhile. */
export async function insertPrint(
  tx: Queryable,
  eventId: ListReadableEventId,
  userId: number | null,
  { kind, listVersion, guestCount, parts, fingerprints }: NewPrint,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO prints (event_id, user_id, kind, list_version, guest_count, parts, fingerprints)
    SELECT id, (SELECT id FROM users WHERE id = ${userId}::int), ${kind}, ${listVersion}, ${guestCount},
      ${JSON.stringify(parts)}::jsonb, ${JSON.stringify(storedFingerprints(fingerprints))}::jsonb
    FROM events WHERE id = ${eventId}`;
}

/** Deletes all but the newest prints of a kind. */
export async function deleteExcessPrints(
  tx: Queryable,
  eventId: ListReadableEventId,
  kind: PrintKind,
  kept: number,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM prints WHERE event_id = ${eventId} AND kind = ${kind} AND id NOT IN (
      SELECT id FROM prints WHERE event_id = ${eventId} AND kind = ${kind} ORDER BY id DESC LIMIT ${kept}
    )`;
}
