import type { Board, BoardTable } from "../../model/board.ts";
import type { BoardIndex } from "../../model/board-index.ts";

/** How a plan begins, as in the graph: with nothing, with today's seats where that is as good, or with as few moves as possible. */
export type SeatingKeep = "NOTHING" | "PREFERABLY" | "FEWEST_MOVES";

/** What a plan would be made of. */
export interface PlanSize {
  /** Guests who take part: those who come or have not answered, but for those who are locked without a seat. */
  readonly guests: number;
  /** Of these, who has a seat. */
  readonly seated: number;
  readonly tables: number;
  readonly seats: number;
  /** Seats that are missing; 0 if there are enough. */
  readonly missing: number;
  /** Tables whose number of seats is not known. */
  readonly unlimited: number;
}

/** What a plan would be made of. @param seatsPerTable seats of a table whose number of seats is not known */
export function planSize({ guests }: Board, { tables, guestsAt }: BoardIndex, seatsPerTable: number): PlanSize {
  // Locked tables and their guests stay as they are.
  const open = tables.filter(({ isLocked }) => !isLocked);
  const stuck = tables
    .filter(({ isLocked }) => isLocked)
    .reduce((sum, { id }) => sum + (guestsAt.get(id) ?? []).filter(isComing).length, 0);
  const coming = [...guests.values()].filter(isComing);
  const taking = coming.filter(({ isLocked, tableNumber }) => !isLocked || tableNumber !== "").length - stuck;
  const seated = open.reduce((sum, { id }) => sum + (guestsAt.get(id) ?? []).filter(isComing).length, 0);
  const seats = open.reduce((sum, table) => sum + seatsOf(table, seatsPerTable), 0);
  return {
    guests: taking,
    seated,
    tables: open.length,
    seats,
    missing: Math.max(0, taking - seats),
    unlimited: open.filter(({ capacity }) => capacity === null).length,
  };
}

/** Share of guests with a seat from which a plan is made because of a late change, not to begin. */
const nearlyEveryone = 0.8;

/** How a plan begins unless the organizer chooses. */
export function usualKeep({ guests, seated }: Pick<PlanSize, "guests" | "seated">): SeatingKeep {
  if (seated === 0) return "NOTHING";
  return seated >= guests * nearlyEveryone ? "FEWEST_MOVES" : "PREFERABLY";
}

function isComing({ attendance }: { readonly attendance: string }): boolean {
  return attendance !== "NO";
}

function seatsOf({ capacity }: BoardTable, seatsPerTable: number): number {
  return capacity ?? seatsPerTable;
}
