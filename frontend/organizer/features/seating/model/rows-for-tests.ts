import type { Board, BoardGuest, BoardTable } from "./board.ts";
import { plainTable } from "./board-act.ts";

/** A guest without a seat, unless `more` says otherwise. */
export function guestRow(id: number, more: Partial<BoardGuest> = {}): BoardGuest {
  return {
    id,
    name: `Guest ${id}`,
    tableNumber: "",
    seatNumber: null,
    household: "",
    guestOfId: null,
    attendance: "UNKNOWN",
    isLocked: false,
    isChild: false,
    needsAccess: false,
    isNamesake: false,
    additionalInfo: {},
    ...more,
  };
}

/** A round table without a limit, called after its id, unless `more` says otherwise. */
export function tableRow(id: number, more: Partial<BoardTable> = {}): BoardTable {
  return { ...plainTable, id, label: String(id), ...more };
}

export function boardOf(guests: readonly BoardGuest[], tables: readonly BoardTable[]): Board {
  return {
    listVersion: 1,
    guests: new Map(guests.map((guest) => [guest.id, guest])),
    tables: new Map(tables.map((table) => [table.id, table])),
  };
}
