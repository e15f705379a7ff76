import { compareLabels, labelKey } from "../../../lib/table-labels.ts";
import type { Board, BoardGuest, BoardTable } from "./board.ts";

/** A board, sorted for display. Lists that did not change stay the same objects. */
export interface BoardIndex {
  /** In natural order of their labels: 2 before 10. */
  readonly tables: readonly BoardTable[];
  /** By table id; by seat number, then in the order of the list. */
  readonly guestsAt: ReadonlyMap<number, readonly BoardGuest[]>;
  /** Guests who need a seat and have none, in the order of the list. Who has declined needs none. */
  readonly unseated: readonly BoardGuest[];
}

/** Sorts a board. Unchanged lists of the `previous` index are kept. */
export function indexBoard(board: Board, previous?: BoardIndex): BoardIndex {
  const idOf = new Map([...board.tables.values()].map(({ id, label }) => [labelKey(label), id]));
  const guestsAt = new Map<number, BoardGuest[]>([...board.tables.keys()].map((id) => [id, []]));
  const unseated: BoardGuest[] = [];
  for (const guest of board.guests.values()) {
    const id = guest.tableNumber === "" ? undefined : idOf.get(labelKey(guest.tableNumber));
    if (id !== undefined) guestsAt.get(id)?.push(guest);
    else if (guest.attendance !== "NO") unseated.push(guest);
  }
  for (const guests of guestsAt.values()) guests.sort(bySeat);
  const tables = [...board.tables.values()].sort((one, other) => compareLabels(one.label, other.label));
  return {
    tables: kept(tables, previous?.tables),
    guestsAt: new Map([...guestsAt].map(([id, guests]) => [id, kept(guests, previous?.guestsAt.get(id))])),
    unseated: kept(unseated, previous?.unseated),
  };
}

function bySeat(one: BoardGuest, other: BoardGuest): number {
  if (one.seatNumber === other.seatNumber) return 0;
  return (one.seatNumber ?? Number.POSITIVE_INFINITY) - (other.seatNumber ?? Number.POSITIVE_INFINITY);
}

function kept<Row>(rows: readonly Row[], previous: readonly Row[] | undefined): readonly Row[] {
  const isSame = previous?.length === rows.length && rows.every((row, index) => row === previous[index]);
  return isSame && previous ? previous : rows;
}
