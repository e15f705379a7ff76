import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { type RowDifference, rowDifference } from "./changes/row-differences.ts";
import { findGuestRowChanges, findNamingEntries, type NamingEntry } from "./guest-change.data.ts";

/** A change of one guest. */
export interface GuestChange extends Pick<RowDifference, "isAdded" | "isRemoved" | "fields"> {
  at: Date;
  /** Who did it; null for nobody who is still known. */
  author: string | null;
  /** Of the history entry; empty if it was removed. */
  action: string;
}

/** The recorded changes of a guest, newest first, without those of their place in the list alone. */
export async function readGuestChanges(
  db: Queryable,
  eventId: ListReadableEventId,
  guestId: number,
  most: number,
): Promise<GuestChange[]> {
  const rows = await findGuestRowChanges(db, eventId, guestId, most);
  return rows.flatMap(({ at, author, action, before, after }) => {
    const { isAdded, isRemoved, fields } = rowDifference({ kind: "guests", before, after });
    if (fields.length === 0 && !isAdded && !isRemoved) return [];
    return [{ at, author, action: action ?? "", isAdded, isRemoved, fields }];
  });
}

/** See {@link findNamingEntries}. */
export function readNamingEntries(
  db: Queryable,
  eventId: ListReadableEventId,
  pattern: string,
  most: number,
): Promise<NamingEntry[]> {
  return findNamingEntries(db, eventId, pattern, most);
}
