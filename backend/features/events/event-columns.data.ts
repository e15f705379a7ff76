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

/** Stores columns that arrived with a list. If it hides more, open forms become outdated: saving one would show them again. */
export async function writeColumnVisibility(
  tx: Queryable,
  id: WritableEventId,
  { hidden, known }: ColumnVisibility,
  hidesMore: boolean,
): Promise<void> {
  // Raw SQL, for the same reason as the list's version.
  await tx.$executeRaw`
    UPDATE events SET known_columns = ${known}::text[], hidden_columns = CASE WHEN ${hidesMore} THEN ${hidden}::text[] ELSE hidden_columns END,
      updated_at = CASE WHEN ${hidesMore} THEN now() ELSE updated_at END
    WHERE id = ${id}`;
}
