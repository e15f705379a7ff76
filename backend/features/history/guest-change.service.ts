import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { type RowDifference, rowDifference } from "./changes/row-differences.ts";
import { findGuestRowChanges, findNamingEntries, type NamingEntry } from "./guest-change.data.ts";

/** A change of one guest. */
export interface GuestChange extends Pick<RowDifference, "isAdded" | "isRemoved" | "fields"> {
  at: Date;
  /** Null if unknown. */
  author: string | null;
  /** Of the history entry; empty if it was removed. */
  action: string;
}

/** Newest first, without changes of only their place in the list. */
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
