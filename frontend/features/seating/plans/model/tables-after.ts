import { labelKey } from "../../../../lib/table-labels.ts";
import type { Board } from "../../model/board.ts";
import type { BoardIndex } from "../../model/board-index.ts";
import type { SuggestedMove } from "./proposal.ts";

/** The table of each guest after some moves, by id; without those who have no seat. */
export function tablesAfter(
  { tables, guestsAt }: BoardIndex,
  moves: readonly SuggestedMove[],
): ReadonlyMap<number, number> {
  const tableOf = new Map<number, number>();
  for (const [tableId, guests] of guestsAt) for (const { id } of guests) tableOf.set(id, tableId);
  const ids = new Map(tables.map(({ id, label }) => [labelKey(label), id]));
  for (const { guestId, tableLabel } of moves) {
    const id = ids.get(labelKey(tableLabel));
    if (id !== undefined) tableOf.set(guestId, id);
  }
  return tableOf;
}

/** How many guests may come, and how many of them have a seat. `tableOf` is by guest id. */
export function countSeated(
  { guests }: Board,
  tableOf: ReadonlyMap<number, number>,
): { readonly seated: number; readonly guests: number } {
  const coming = [...guests.values()].filter(({ attendance }) => attendance !== "NO");
  return { seated: coming.filter(({ id }) => tableOf.has(id)).length, guests: coming.length };
}
