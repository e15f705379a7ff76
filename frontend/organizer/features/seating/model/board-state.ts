import type { Board } from "./board.ts";
import type { BoardAct } from "./board-act.ts";
import { applyAct, applyToExtras, touchedBy } from "./board-act.ts";
import type { Extras } from "./extras.ts";

interface PendingAct {
  readonly number: number;
  readonly act: BoardAct;
  /** List version on the screen when it was done: the server refuses it if others have changed its guests since. */
  readonly seenVersion: number;
}

/** What the server confirmed, and acts that it has not answered yet. */
export interface BoardState {
  readonly confirmed: Board;
  readonly extras: Extras | undefined;
  readonly pending: readonly PendingAct[];
}

/** Pending acts on top of the confirmed board. */
export function shownBoard({ confirmed, pending }: BoardState): Board {
  return pending.reduce((board, { act }) => applyAct(board, act), confirmed);
}

/** The same for the floor plan and the wishes. */
export function shownExtras({ extras, pending }: BoardState): Extras | undefined {
  return extras && pending.reduce((shown, { act }) => applyToExtras(shown, act), extras);
}

export function withAct(state: BoardState, number: number, act: BoardAct): BoardState {
  return { ...state, pending: [...state.pending, { number, act, seenVersion: state.confirmed.listVersion }] };
}

export function withoutAct(state: BoardState, number: number): BoardState {
  return { ...state, pending: state.pending.filter((one) => one.number !== number) };
}

/**
 * A newer board was read, and with it what else may have changed, of anybody.
 * @param answered the number of the act that the server answered with it
 */
export function withConfirmed(state: BoardState, newer: Omit<BoardState, "pending">, answered?: number): BoardState {
  const { pending } = answered === undefined ? state : withoutAct(state, answered);
  const { listVersion } = state.confirmed;
  if (newer.confirmed.listVersion < listVersion) return { ...state, pending };
  const isOwn = answered !== undefined && newer.confirmed.listVersion === listVersion + 1;
  const before = boardsBelow(state.confirmed, state.pending);
  const after = boardsBelow(newer.confirmed, pending);
  return {
    ...newer,
    pending: pending.map((one) => {
      const isSame = isOwn || looksTheSame(one.act, before.get(one.number), after.get(one.number));
      return isSame && one.seenVersion === listVersion ? { ...one, seenVersion: newer.confirmed.listVersion } : one;
    }),
  };
}

function boardsBelow(confirmed: Board, pending: readonly PendingAct[]): Map<number, Board> {
  const boards = new Map<number, Board>();
  let board = confirmed;
  for (const { number, act } of pending) {
    boards.set(number, board);
    board = applyAct(board, act);
  }
  return boards;
}

/** Whether others left what an act's organizer saw; the organizer's own earlier acts are no conflict. */
function looksTheSame(act: BoardAct, before: Board | undefined, after: Board | undefined): boolean {
  if (!before || !after) return false;
  const { guestIds, tableIds } = touchedBy(act);
  return (
    guestIds.every((id) => hasSameFields(before.guests.get(id), after.guests.get(id))) &&
    tableIds.every((id) => hasSameFields(before.tables.get(id), after.tables.get(id)))
  );
}

function hasSameFields(one: object | undefined, other: object | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
