import { labelKey } from "../../../lib/table-labels.ts";
import type { Board, BoardGuest, BoardTable } from "./board.ts";
import type { SeatMove } from "./board-act.ts";

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
  const byLabel = new Map([...tables.values()].map((table) => [labelKey(table.label), table]));
  const tableOf = (label: string) => byLabel.get(labelKey(label));

  return (moves) => {
    const changes = moves.flatMap(({ guestId, tableLabel, seatNumber = null }) => {
      const guest = guests.get(guestId);
      if (!guest) return [];
      const [from, to] = [tableOf(guest.tableNumber), tableOf(tableLabel)];
      const isSame = labelKey(guest.tableNumber) === labelKey(tableLabel) && guest.seatNumber === seatNumber;
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
  const labels = new Set(guests.map(({ tableNumber }) => labelKey(tableNumber)));
  return lockIn(
    guests,
    [...tables.values()].filter(({ label }) => labels.has(labelKey(label))),
  );
}

/** Why two tables cannot exchange guests, or be merged; `guests` are those who would move. */
export function lockIn(guests: readonly BoardGuest[], tables: readonly BoardTable[]): MoveRefusal | null {
  const locked = guests.filter(({ isLocked }) => isLocked);
  if (locked.length > 0) return { kind: "guests", guests: locked };
  const table = tables.find(({ isLocked }) => isLocked);
  return table ? { kind: "table", table } : null;
}
