import type { PlanMove } from "../../../../../../common/seating/find-plan.ts";
import { tableKey } from "../../../../../../common/table-key.ts";
import { type Board, type BoardGuest, tableLabeled } from "../../model/board.ts";
import type { SeatMove } from "../../model/board-act.ts";

/** A seating to look at before it is accepted. */
export interface SeatingPlan {
  /** To a table by its id, or to one that is gone by its label. */
  readonly moves: readonly (PlanMove | (Omit<PlanMove, "tableId"> & { readonly label: string }))[];
  readonly includesLockedTables: boolean;
  /** The name of the saved plan that it is; null for a suggestion. */
  readonly savedAs: string | null;
}

/** A seating as it was when it was saved. */
export interface SavedSeating {
  readonly name: string;
  readonly tables: readonly { readonly id: number | null; readonly label: string }[];
  readonly seats: readonly {
    readonly guestId: number;
    readonly tablePlace: number | null;
    readonly seatNumber: number | null;
  }[];
}

/** A renamed table is still the same. Nobody loses a seat: who has none in the saved plan stays. */
export function planOf({ name, tables, seats }: SavedSeating, board: Board): SeatingPlan {
  const known = new Set(tables.map(({ id }) => id));
  const targets = tables.map(({ id, label }) => {
    const labeled = tableLabeled(board, label);
    if (id !== null && board.tables.has(id)) return { tableId: id };
    // It went with its last guest, and may be back; another table of the plan may have got its label.
    if (!labeled) return { label };
    return known.has(labeled.id) ? undefined : { tableId: labeled.id };
  });
  const moves = seats.flatMap(({ guestId, tablePlace, seatNumber }) => {
    const target = tablePlace === null ? undefined : targets[tablePlace];
    return target ? { guestId, seatNumber, ...target } : [];
  });
  return { moves, includesLockedTables: false, savedAs: name };
}

/** The moves of a plan that the board still allows, and how many guests it has who cannot move as planned. */
export function possibleMoves(
  { moves, includesLockedTables }: SeatingPlan,
  board: Board,
): { readonly moves: readonly SeatMove[]; readonly lost: number } {
  const isShut = (label: string) => !includesLockedTables && tableLabeled(board, label)?.isLocked === true;
  const wanted = moves.map(({ guestId, seatNumber, ...to }) => {
    const guest = board.guests.get(guestId);
    const label = "label" in to ? to.label : board.tables.get(to.tableId)?.label;
    if (!guest || label === undefined || guest.attendance === "NO") return undefined;
    const stays = isAt(guest, label);
    const mayMove = !guest.isLocked && !isShut(label) && !isShut(guest.tableNumber);
    return stays || mayMove ? { guest, label, seatNumber, stays } : undefined;
  });
  const found = wanted.filter((move) => move !== undefined);
  const moving = new Set(found.map(({ guest }) => guest.id));
  const taken = new Set(
    [...board.guests.values()].flatMap((guest) =>
      guest.seatNumber === null || moving.has(guest.id) ? [] : seatKey(guest.tableNumber, guest.seatNumber),
    ),
  );
  const given = new Set(
    found.flatMap(({ label, seatNumber }) => (seatNumber === null ? [] : seatKey(label, seatNumber))),
  );
  const isFree = (label: string, seat: number, others: ReadonlySet<string>) =>
    seat <= (tableLabeled(board, label)?.capacity ?? Number.POSITIVE_INFINITY) && !others.has(seatKey(label, seat));
  const possible = found.flatMap(({ guest, label, seatNumber, stays }): SeatMove[] => {
    const today = stays ? guest.seatNumber : null;
    const planned = seatNumber !== null && isFree(label, seatNumber, taken) ? seatNumber : null;
    const seat = planned ?? (today !== null && isFree(label, today, given) ? today : null);
    return stays && seat === guest.seatNumber ? [] : [{ guestId: guest.id, tableLabel: label, seatNumber: seat }];
  });
  return { moves: possible, lost: moves.length - found.length };
}

/** What accepting a plan does: by what the plan was made of, whatever was searched for since. */
export const acceptanceOf = ({ includesLockedTables }: SeatingPlan, moves: readonly SeatMove[]) =>
  ({ kind: "seat", moves, includesLockedTables }) as const;

/** Whether a guest sits at the table with this label. */
export function isAt({ tableNumber }: BoardGuest, label: string): boolean {
  return tableKey(tableNumber) === tableKey(label);
}

const seatKey = (label: string, seat: number) => `${tableKey(label)}/${seat}`;
