import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** Columns hidden from guests, and those for which that was decided. */
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

/** Stores the hidden columns. Open forms become outdated, as saving one would show them again. */
export async function writeHiddenColumns(tx: Queryable, id: WritableEventId, hidden: readonly string[]): Promise<void> {
  await tx.event.updateMany({ where: { id }, data: { hiddenColumns: [...hidden] } });
}
