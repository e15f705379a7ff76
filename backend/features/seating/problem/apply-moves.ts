import type { PlanRows } from "./plan-rows.ts";

/** By the table's label in any case; empty or unknown for no table. */
export interface AssumedMove {
  readonly guestId: number;
  readonly tableLabel: string;
}

/** Moves of guests who take no part are ignored. */
export function applyMoves(rows: PlanRows, moves: readonly AssumedMove[]): PlanRows {
  const labels = new Map(rows.tables.map(({ label }) => [label.toLowerCase(), label]));
  const moved = new Map(
    moves.map(({ guestId, tableLabel }) => [guestId, labels.get(tableLabel.toLowerCase()) ?? ""] as const),
  );
  const guests = rows.guests.map((guest) => ({ ...guest, tableNumber: moved.get(guest.id) ?? guest.tableNumber }));
  return { ...rows, guests };
}
