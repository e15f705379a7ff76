import { applyAct, touchedBy } from "./apply-act.ts";
import { type Board, type BoardChanges, changedBoard } from "./board.ts";
import type { BoardAct } from "./board-act.ts";

/** Something an organizer did that the confirmed board does not contain yet. */
interface PendingAct {
  /** Its place in the order in which things were done here. */
  readonly number: number;
  readonly act: BoardAct;
  /**
   * The list version that its guests and tables had on the screen when it was done: the server refuses it if others have
   * changed them since.
   */
  readonly seenVersion: number;
  /** The list version that the server's change created; null while it has not answered. */
  readonly doneVersion: number | null;
}

/** The board as the server confirmed it, and what was done here since. */
export interface BoardState {
  readonly confirmed: Board;
  readonly pending: readonly PendingAct[];
}

/** What the screen shows: pending acts on top of the confirmed board. */
export function shownBoard({ confirmed, pending }: BoardState): Board {
  return pending.reduce((board, { act }) => applyAct(board, act), confirmed);
}

/** The organizer did something. */
export function withAct(state: BoardState, number: number, act: BoardAct): BoardState {
  const added = { number, act, seenVersion: state.confirmed.listVersion, doneVersion: null };
  return { ...state, pending: [...state.pending, added] };
}

/** The server did it, and the list now has this version. It stays pending until the changes of that version arrive. */
export function withDone(state: BoardState, number: number, listVersion: number): BoardState {
  const pending = state.pending.map((one) => (one.number === number ? { ...one, doneVersion: listVersion } : one));
  return { ...state, pending: unconfirmed(pending, state.confirmed) };
}

/** The server refused it. */
export function withoutAct(state: BoardState, number: number): BoardState {
  return { ...state, pending: state.pending.filter((one) => one.number !== number) };
}

/** Changes arrived, of anybody. */
export function withChanges(state: BoardState, changes: BoardChanges): BoardState {
  return withConfirmed(state, changedBoard(state.confirmed, changes));
}

/** The whole board was read. */
export function withConfirmed(state: BoardState, confirmed: Board): BoardState {
  if (confirmed.listVersion <= state.confirmed.listVersion) return state;
  const pending = unconfirmed(state.pending, confirmed);
  const before = boardsBelow(state.confirmed, state.pending);
  const after = boardsBelow(confirmed, pending);
  return {
    confirmed,
    pending: pending.map((one) => {
      const isCurrent = one.seenVersion === state.confirmed.listVersion;
      const isSame = isCurrent && looksTheSame(one.act, before.get(one.number), after.get(one.number));
      return isSame ? { ...one, seenVersion: confirmed.listVersion } : one;
    }),
  };
}

function unconfirmed(pending: readonly PendingAct[], { listVersion }: Board): readonly PendingAct[] {
  return pending.filter(({ doneVersion }) => doneVersion === null || doneVersion > listVersion);
}

/** The board under each pending act. */
function boardsBelow(confirmed: Board, pending: readonly PendingAct[]): Map<number, Board> {
  const boards = new Map<number, Board>();
  let board = confirmed;
  for (const { number, act } of pending) {
    boards.set(number, board);
    board = applyAct(board, act);
  }
  return boards;
}

/**
 * Whether an act changes what its organizer saw: then nobody else changed it, and the organizer's own earlier acts are no
 * conflict.
 */
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
