/** Guests, or one table. */
export interface Selection {
  readonly guestIds: ReadonlySet<number>;
  readonly tableId: number | null;
  /** Where a range begins: the guest who was selected last on their own. */
  readonly anchorId: number | null;
}

export const nothingSelected: Selection = { guestIds: new Set(), tableId: null, anchorId: null };

export function selectGuest(guestId: number): Selection {
  return { guestIds: new Set([guestId]), tableId: null, anchorId: guestId };
}

export function selectTable(tableId: number): Selection {
  return { ...nothingSelected, tableId };
}

/** Adds a guest, or takes them out: a click with Ctrl or Cmd, Space. */
export function toggleGuest(selection: Selection, guestId: number): Selection {
  const guestIds = new Set(selection.guestIds);
  if (!guestIds.delete(guestId)) guestIds.add(guestId);
  return { guestIds, tableId: null, anchorId: guestId };
}

/** All from the anchor to a guest, in the order on the screen: a click with Shift. */
export function selectRange(selection: Selection, guestId: number, visibleIds: readonly number[]): Selection {
  const from = selection.anchorId === null ? -1 : visibleIds.indexOf(selection.anchorId);
  const to = visibleIds.indexOf(guestId);
  if (from < 0 || to < 0) return selectGuest(guestId);
  const range = visibleIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { guestIds: new Set(range), tableId: null, anchorId: selection.anchorId };
}

export function selectGuests(guestIds: Iterable<number>): Selection {
  const ids = new Set(guestIds);
  const [anchorId = null] = ids;
  return { guestIds: ids, tableId: null, anchorId };
}

/** The selection without guests and tables that are gone; the same object if nothing is. */
export function stillThere(
  selection: Selection,
  board: { readonly guests: ReadonlyMap<number, unknown>; readonly tables: ReadonlyMap<number, unknown> },
): Selection {
  const guestIds = [...selection.guestIds].filter((id) => board.guests.has(id));
  const tableId = selection.tableId !== null && board.tables.has(selection.tableId) ? selection.tableId : null;
  if (guestIds.length === selection.guestIds.size && tableId === selection.tableId) return selection;
  return { ...selection, guestIds: new Set(guestIds), tableId };
}
