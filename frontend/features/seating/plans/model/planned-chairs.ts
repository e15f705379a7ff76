import type { SeatMove } from "../../model/board-act.ts";
import type { BoardIndex } from "../../model/board-index.ts";
import type { PlannedMove, Review } from "./proposal.ts";
import { tablesAfter } from "./tables-after.ts";

/** Seat numbers by guest id; null for guests who get none. Guests whose number stays as it is may be missing. */
export type ChairsAfter = ReadonlyMap<number, number | null>;

/** The chairs of a plan after the chosen moves: none that somebody keeps whose move was not chosen. */
export function chairsAfter({ chairs }: Review, chosen: readonly PlannedMove[], index: BoardIndex): ChairsAfter {
  if (chairs.size === 0) return new Map();
  const tableOf = tablesAfter(index, chosen.map(toTable));
  const planned = new Map([...chairs].filter(([id, { table }]) => tableOf.get(id) === table.id));
  const kept = new Set(
    [...index.guestsAt].flatMap(([tableId, guests]) =>
      guests
        .filter(({ id }) => tableOf.get(id) === tableId && !planned.has(id))
        .map(({ seatNumber }) => chairKey(tableId, seatNumber)),
    ),
  );
  return new Map(
    [...planned].map(([id, { table, seatNumber }]) => [
      id,
      kept.has(chairKey(table.id, seatNumber)) ? null : seatNumber,
    ]),
  );
}

/** The chosen moves with their chairs, and guests who only change chairs: one change of the list. */
export function seatMovesOf(
  { chairs }: Review,
  chosen: readonly PlannedMove[],
  after: ChairsAfter,
): readonly SeatMove[] {
  const moving = new Set(chosen.map(({ guest }) => guest.id));
  const moves = chosen.map((move) => withChair(toTable(move), after));
  const staying = [...chairs].flatMap(([guestId, { guest, table }]) => {
    const seat = after.get(guestId);
    const isSame = seat === undefined || seat === guest.seatNumber;
    return moving.has(guestId) || isSame ? [] : [{ guestId, tableLabel: table.label, seatNumber: seat }];
  });
  return [...moves, ...staying];
}

const toTable = ({ guest, to, toLabel }: PlannedMove): SeatMove => ({
  guestId: guest.id,
  tableLabel: to?.label ?? toLabel,
});

function withChair(move: SeatMove, after: ChairsAfter): SeatMove {
  const seatNumber = after.get(move.guestId) ?? null;
  return seatNumber === null ? move : { ...move, seatNumber };
}

const chairKey = (tableId: number, seatNumber: number | null) => `${tableId} ${seatNumber ?? ""}`;
