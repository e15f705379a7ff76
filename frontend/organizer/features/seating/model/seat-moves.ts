import { chairsOf } from "../../../../../common/floor-plan/table-chairs.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import { tableTitle } from "../../../lib/tables.ts";
import { t } from "../../../lib/text.ts";
import { type Board, type BoardGuest, type BoardIndex, type BoardTable, seatNumberOf, tableLabeled } from "./board.ts";
import type { SeatMove } from "./board-act.ts";

interface Places {
  readonly board: Board;
  readonly index: Pick<BoardIndex, "guestsAt">;
}

/** Putting a guest on a chair of the floor plan. */
interface ChairMoves {
  /** The guest's, and of who was shown on that chair. */
  readonly put: readonly SeatMove[];
  /** Of others, who get the number of the chair that they are shown on. */
  readonly kept: readonly SeatMove[];
  /** Who was shown on that chair and moves; null for nobody. */
  readonly other: BoardGuest | null;
}

/** Whether guests would notice that they have exchanged tables and seat numbers. */
export function canSwap(one: BoardGuest, other: BoardGuest): boolean {
  return one.tableNumber !== other.tableNumber || one.seatNumber !== other.seatNumber;
}

/** Puts guests at a table, or takes their seats with an empty label. Those who sit there already stay. */
export function tableMoves(guests: readonly BoardGuest[], tableLabel: string): readonly SeatMove[] {
  const coming = guests.filter(({ tableNumber }) => tableKey(tableNumber) !== tableKey(tableLabel));
  return coming.map(({ id }) => ({ guestId: id, tableLabel }));
}

/** Each gets the other's table and seat number. */
export function swapMoves(one: BoardGuest, other: BoardGuest): readonly SeatMove[] {
  const toSeatOf = (guestId: number, { tableNumber, seatNumber }: BoardGuest): SeatMove => ({
    guestId,
    tableLabel: tableNumber,
    seatNumber,
  });
  return [toSeatOf(one.id, other), toSeatOf(other.id, one)];
}

/** The guests of two tables change places. They keep their seat numbers, as far as the other table has such seats. */
export function tableSwapMoves({ index }: Pick<Places, "index">, one: BoardTable, other: BoardTable): SeatMove[] {
  const moves = (from: BoardTable, to: BoardTable) =>
    (index.guestsAt.get(from.id) ?? []).map(({ id, seatNumber }) => ({
      ...{ guestId: id, tableLabel: to.label, seatNumber: numberAt(to, seatNumber) },
    }));
  return [...moves(one, other), ...moves(other, one)];
}

/** Gives a guest a number at their table, or none with null; who has it gets the guest's, if the table has that seat. */
export function numberMoves(
  { board, index }: Places,
  guest: BoardGuest,
  seatNumber: number | null,
): readonly SeatMove[] {
  const tableLabel = guest.tableNumber;
  const table = tableLabeled(board, tableLabel);
  const here = (table && index.guestsAt.get(table.id)) ?? [];
  const holders = here.filter((other) => other.id !== guest.id && other.seatNumber === seatNumber);
  const given = holders.map(({ id }) => ({ guestId: id, tableLabel, seatNumber: numberAt(table, guest.seatNumber) }));
  return [{ guestId: guest.id, tableLabel, seatNumber }, ...(seatNumber === null ? [] : given)];
}

/**
 * Puts a guest on a chair; who is shown there gets the place that becomes free. At each table where somebody was put on
 * a chair, the others keep the one they are shown on, which becomes their seat number, or they would all shift. Locked
 * guests, and those beyond the table's seats, get none.
 * @returns null if the guest is shown there already
 */
export function chairMoves(places: Places, guest: BoardGuest, table: BoardTable, number: number): ChairMoves | null {
  const shown = shownChairs(places, table).find((chair) => chair.number === number)?.guest;
  if (shown?.id === guest.id) return null;
  const left = tableLabeled(places.board, guest.tableNumber);
  const freed = left && shownChairs(places, left).find((chair) => chair.guest?.id === guest.id);
  const seatNumber = numberAt(left, freed?.number ?? null);
  // Who stays without a number, because the guest was beyond the table's seats, does not move.
  const other = shown && (left !== table || seatNumber !== shown.seatNumber) ? shown : null;
  const put: SeatMove[] = [{ guestId: guest.id, tableLabel: table.label, seatNumber: number }];
  if (other) put.push({ guestId: other.id, tableLabel: left?.label ?? "", seatNumber });
  const tables = new Set([table, ...(other && left ? [left] : [])]);
  const moving = new Set([...put.map(({ guestId }) => guestId), shown?.id]);
  const kept = [...tables].flatMap((one) => keptChairs(places, one, moving));
  return { put, kept, other };
}

function shownChairs({ index }: Places, table: BoardTable) {
  return chairsOf(table, index.guestsAt.get(table.id) ?? [], seatNumberOf);
}

function keptChairs(places: Places, table: BoardTable, moving: ReadonlySet<number | undefined>): SeatMove[] {
  return shownChairs(places, table).flatMap(({ number, guest }) => {
    if (!guest || guest.seatNumber !== null || guest.isLocked || moving.has(guest.id)) return [];
    return numberAt(table, number) === null ? [] : [{ guestId: guest.id, tableLabel: table.label, seatNumber: number }];
  });
}

function numberAt(table: Pick<BoardTable, "capacity"> | undefined, number: number | null): number | null {
  return number !== null && number <= (table?.capacity ?? Number.POSITIVE_INFINITY) ? number : null;
}

/** Why the server would refuse moves. */
export type MoveRefusal =
  /** At least one, whose seats are locked. */
  | { readonly kind: "guests"; readonly guests: readonly BoardGuest[] }
  /** It is locked. */
  | { readonly kind: "table"; readonly table: BoardTable }
  /** A seat number beyond the seats of a table. */
  | { readonly kind: "seat"; readonly label: string; readonly capacity: number };

/** What finds out why moves would be refused, as far as the board shows; null if they would not. */
export function moveRefusals({ guests, tables }: Board): (moves: readonly SeatMove[]) => MoveRefusal | null {
  const byLabel = new Map([...tables.values()].map((table) => [tableKey(table.label), table]));
  const tableOf = (label: string) => byLabel.get(tableKey(label));

  return (moves) => {
    const changes = moves.flatMap(({ guestId, tableLabel, seatNumber = null }) => {
      const guest = guests.get(guestId);
      if (!guest) return [];
      const [from, to] = [tableOf(guest.tableNumber), tableOf(tableLabel)];
      const isSame = tableKey(guest.tableNumber) === tableKey(tableLabel) && guest.seatNumber === seatNumber;
      return isSame ? [] : [{ guest, from, to, seatNumber: seatNumber ?? 0 }];
    });
    const locked = lockIn(
      changes.map(({ guest }) => guest),
      changes.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
    );
    if (locked) return locked;
    for (const { to, seatNumber } of changes)
      if (to?.capacity && seatNumber > to.capacity) return { kind: "seat", label: to.label, capacity: to.capacity };
    return null;
  };
}

/** What keeps guests from going anywhere else: their seats or their tables are locked. Null for nothing. */
export function holdOf({ tables }: Board, guests: readonly BoardGuest[]): MoveRefusal | null {
  const labels = new Set(guests.map(({ tableNumber }) => tableKey(tableNumber)));
  return lockIn(
    guests,
    [...tables.values()].filter(({ label }) => labels.has(tableKey(label))),
  );
}

/** Why two tables cannot exchange guests, or be merged; `guests` are those who would move. */
export function lockIn(guests: readonly BoardGuest[], tables: readonly BoardTable[]): MoveRefusal | null {
  const locked = guests.filter(({ isLocked }) => isLocked);
  if (locked.length > 0) return { kind: "guests", guests: locked };
  const table = tables.find(({ isLocked }) => isLocked);
  return table ? { kind: "table", table } : null;
}

/** The sentence with which the server would refuse the moves; for several locked guests, their number. */
export function moveRefusalText(refusal: MoveRefusal): string {
  if (refusal.kind === "table") return t("seating.refused.table", { table: tableTitle(refusal.table.label) });
  if (refusal.kind === "seat")
    return t("seating.refused.seat", { table: tableTitle(refusal.label), capacity: refusal.capacity });
  const { guests } = refusal;
  return t("seating.refused.guests", { count: guests.length, name: guests[0]?.name ?? "" });
}
