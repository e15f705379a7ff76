import type { BoardIndex } from "./board-index.ts";

/** How many guests a table has once these sit there as well, who may sit there already. */
export function seatedWith(
  { guestsAt }: Pick<BoardIndex, "guestsAt">,
  tableId: number,
  guestIds: readonly number[],
): number {
  const seated = new Set(guestsAt.get(tableId)?.map(({ id }) => id));
  return seated.size + guestIds.filter((id) => !seated.has(id)).length;
}
