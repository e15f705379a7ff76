import { labelKey } from "../../../../lib/table-labels.ts";
import { type Board, type BoardTable, tableLabeled } from "../../model/board.ts";
import type { Proposal, SuggestedMove } from "./proposal.ts";

/** A seating as it was when it was saved. */
export interface SavedSeating {
  readonly name: string;
  readonly tables: readonly { readonly id: number | null; readonly label: string; readonly capacity: number | null }[];
  readonly seats: readonly {
    readonly guestId: number;
    readonly tablePlace: number | null;
    readonly seatNumber: number | null;
  }[];
}

/** Moves that lead from the board to a saved plan. Nobody loses a seat: who has none in the plan stays. */
export function savedProposal({ tables, seats }: SavedSeating, board: Board): Proposal {
  const tableAt = tables.map((table) => tableNow(table, tables, board));
  const moves = seats.flatMap(({ guestId, tablePlace, seatNumber }): SuggestedMove[] => {
    if (tablePlace === null || board.guests.get(guestId)?.attendance === "NO") return [];
    const tableLabel = tableAt[tablePlace]?.label ?? tables[tablePlace]?.label ?? "";
    if (tableAt[tablePlace] === undefined && tableLabeled(board, tableLabel)) return [];
    return [{ guestId, tableLabel, seatNumber }];
  });
  const withSeats = withFreeSeats(moves, board);
  const assignsChairs = withSeats.some(({ seatNumber }) => seatNumber != null);
  return { moves: withSeats, base: board, assignsChairs };
}

/** A renamed table is still the same; one that went with its last guest may be back under another id. */
function tableNow(
  { id, label }: SavedSeating["tables"][number],
  saved: SavedSeating["tables"],
  { tables }: Board,
): BoardTable | undefined {
  const same = id === null ? undefined : tables.get(id);
  const labeled = tableLabeled({ tables }, label);
  // Another table of the plan may have got its label.
  return same ?? (saved.some((one) => one.id === labeled?.id) ? undefined : labeled);
}

/**
 * Leaves out seat numbers that others have who do not move, or that the table no longer has. Who stays at a table and has
 * no number in the plan keeps today's.
 */
function withFreeSeats(moves: readonly SuggestedMove[], { guests, tables }: Board): SuggestedMove[] {
  const moving = new Set(moves.map(({ guestId }) => guestId));
  const kept = [...guests.values()].flatMap(({ id, tableNumber, seatNumber }) =>
    seatNumber === null || moving.has(id) ? [] : seatKey(tableNumber, seatNumber),
  );
  const planned = moves.flatMap(({ tableLabel, seatNumber }) =>
    seatNumber == null ? [] : seatKey(tableLabel, seatNumber),
  );
  const [taken, given] = [new Set(kept), new Set(planned)];
  const capacities = new Map([...tables.values()].map(({ label, capacity }) => [labelKey(label), capacity]));
  return moves.map(({ guestId, tableLabel, seatNumber = null }) => {
    const guest = guests.get(guestId);
    const today = guest && labelKey(guest.tableNumber) === labelKey(tableLabel) ? guest.seatNumber : null;
    const capacity = capacities.get(labelKey(tableLabel)) ?? Number.POSITIVE_INFINITY;
    const isFree = (seat: number, others: ReadonlySet<string>) =>
      seat <= capacity && !others.has(seatKey(tableLabel, seat));
    if (seatNumber !== null && isFree(seatNumber, taken)) return { guestId, tableLabel, seatNumber };
    const keepsToday = seatNumber === null && today !== null && isFree(today, given);
    return keepsToday ? { guestId, tableLabel, seatNumber: today } : { guestId, tableLabel };
  });
}

const seatKey = (label: string, seat: number) => `${labelKey(label)}/${seat}`;
