import type { PlanRows } from "./plan-rows.ts";

/** Takes a guest to a table, by its label in any case; to none if it is empty or there is no such table. */
export interface AssumedMove {
  readonly guestId: number;
  readonly tableLabel: string;
}

/** The rows of an event if these moves were made. Moves of guests who take no part are left out. */
export function applyMoves(rows: PlanRows, moves: readonly AssumedMove[]): PlanRows {
  const labels = new Map(rows.tables.map(({ label }) => [label.toLowerCase(), label]));
  const moved = new Map(
    moves.map(({ guestId, tableLabel }) => [guestId, labels.get(tableLabel.toLowerCase()) ?? ""] as const),
  );
  const guests = rows.guests.map((guest) => ({ ...guest, tableNumber: moved.get(guest.id) ?? guest.tableNumber }));
  return { ...rows, guests };
}
