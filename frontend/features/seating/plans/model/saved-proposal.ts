import { labelKey } from "../../../../lib/table-labels.ts";
import type { Board, BoardGuest, BoardTable } from "../../model/board.ts";
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

/** What is not as it was when a plan was saved. */
export interface ChangedSince {
  /** Guests with a seat in the plan who are no longer on the list. */
  readonly goneGuests: number;
  /** Guests of the plan who are not coming. */
  readonly notComing: readonly BoardGuest[];
  /** Guests who came to the list, and stay where they are. */
  readonly newGuests: readonly BoardGuest[];
  /** Guests without a seat in the plan, who stay where they sit now. */
  readonly seatedSince: readonly BoardGuest[];
  /** Tables that are gone; their guests stay where they are. */
  readonly goneTables: readonly { readonly label: string; readonly capacity: number | null; readonly guests: number }[];
  /** Tables that would have more guests than seats. */
  readonly overfull: readonly { readonly table: BoardTable; readonly guests: number }[];
}

export interface SavedProposal {
  readonly proposal: Proposal;
  readonly since: ChangedSince;
}

/** Moves that lead from the board to a saved plan. Nobody loses a seat: who has none in the plan stays. */
export function savedProposal(plan: SavedSeating, board: Board): SavedProposal {
  const tableAt = plan.tables.map((table) => tableNow(table, board));
  const planned = new Map(plan.seats.map((seat) => [seat.guestId, seat]));
  const seated = plan.seats.filter(({ tablePlace }) => tablePlace !== null);
  const listed = seated.flatMap((seat) => {
    const guest = board.guests.get(seat.guestId);
    return guest ? [{ guest, ...seat }] : [];
  });
  const moves = listed.flatMap(({ guest, tablePlace, seatNumber }): SuggestedMove[] => {
    if (tablePlace === null || guest.attendance === "NO") return [];
    const tableLabel = tableAt[tablePlace]?.label ?? plan.tables[tablePlace]?.label ?? "";
    return [{ guestId: guest.id, tableLabel, seatNumber }];
  });
  const guests = [...board.guests.values()];
  const withSeats = withFreeSeats(moves, board);
  const assignsChairs = withSeats.some(({ seatNumber }) => seatNumber != null);
  const proposal = { moves: withSeats, base: board, assignsChairs };
  return {
    proposal,
    since: {
      goneGuests: seated.length - listed.length,
      notComing: listed.flatMap(({ guest }) => (guest.attendance === "NO" ? guest : [])),
      newGuests: guests.filter(({ id }) => !planned.has(id)),
      seatedSince: guests.filter(({ id, tableNumber }) => tableNumber !== "" && planned.get(id)?.tablePlace === null),
      goneTables: plan.tables.flatMap(({ label, capacity }, place) => {
        const count = listed.filter(({ tablePlace }) => tablePlace === place).length;
        return tableAt[place] === undefined && count > 0 ? [{ label, capacity, guests: count }] : [];
      }),
      overfull: overfull(proposal.moves, board),
    },
  };
}

/** A renamed table is still the same; one that went with its last guest may be back under another id. */
function tableNow({ id, label }: SavedSeating["tables"][number], { tables }: Board): BoardTable | undefined {
  const same = id === null ? undefined : tables.get(id);
  return same ?? [...tables.values()].find((table) => labelKey(table.label) === labelKey(label));
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

function overfull(moves: readonly SuggestedMove[], { guests, tables }: Board): ChangedSince["overfull"] {
  const labelOf = new Map([...guests.values()].map(({ id, tableNumber }) => [id, labelKey(tableNumber)]));
  const labels = new Set([...tables.values()].map(({ label }) => labelKey(label)));
  for (const { guestId, tableLabel } of moves) {
    if (labels.has(labelKey(tableLabel))) labelOf.set(guestId, labelKey(tableLabel));
  }
  const counts = new Map<string, number>();
  for (const label of labelOf.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...tables.values()].flatMap((table) => {
    const count = counts.get(labelKey(table.label)) ?? 0;
    return table.capacity !== null && count > table.capacity ? [{ table, guests: count }] : [];
  });
}
