import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** Which extra columns are hidden from guests, and for which ones that has been decided. */
export interface ColumnVisibility {
  hidden: string[];
  known: string[];
}

/** Undefined when the event is gone. */
export async function findColumnVisibility(db: Queryable, id: number): Promise<ColumnVisibility | undefined> {
  const event = await db.event.findUnique({ where: { id }, select: { hiddenColumns: true, knownColumns: true } });
  return event ? { hidden: event.hiddenColumns, known: event.knownColumns } : undefined;
}

/** Stores which columns are known. */
export async function writeKnownColumns(tx: Queryable, id: WritableEventId, known: readonly string[]): Promise<void> {
  // Raw SQL, for the same reason as the list's version.
  await tx.$executeRaw`UPDATE events SET known_columns = ${known}::text[] WHERE id = ${id}`;
}

/**
 * Stores which columns are hidden from guests. This makes open forms outdated: saving one would show what is
 * hidden now.
 */
export async function writeHiddenColumns(tx: Queryable, id: WritableEventId, hidden: readonly string[]): Promise<void> {
  await tx.event.updateMany({ where: { id }, data: { hiddenColumns: [...hidden] } });
}
