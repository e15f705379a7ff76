import { applyAct, touchedBy } from "./apply-act.ts";
import type { Board } from "./board.ts";
import type { BoardAct } from "./board-act.ts";
import { applyToExtras, type Extras } from "./extras.ts";

interface PendingAct {
  readonly number: number;
  readonly act: BoardAct;
  /** List version on the screen when it was done: the server refuses it if others have changed its guests since. */
  readonly seenVersion: number;
  /** Null while the server has not answered. */
  readonly doneVersion: number | null;
}

export interface BoardState {
  readonly confirmed: Board;
  readonly extras: Extras | undefined;
  readonly pending: readonly PendingAct[];
}

export function newState(confirmed: Board): BoardState {
  return { confirmed, extras: undefined, pending: [] };
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
  const seenVersion = state.pending.reduce(seenAfter, state.confirmed.listVersion);
  const added = { number, act, seenVersion, doneVersion: null };
  return { ...state, pending: [...state.pending, added] };
}

/** The server did the act, which stays pending until the changes of that version arrive. */
export function withDone(state: BoardState, number: number, listVersion: number): BoardState {
  const done = { doneVersion: listVersion };
  const pending = state.pending.map((one) => {
    if (one.number === number) return { ...one, ...done };
    return one.number > number ? { ...one, seenVersion: seenAfter(one.seenVersion, done) } : one;
  });
  return { ...state, pending: unconfirmed(pending, state.confirmed) };
}

/** After the organizer's own acts: what nobody else changed is no conflict. */
function seenAfter(version: number, { doneVersion }: Pick<PendingAct, "doneVersion">): number {
  return doneVersion === version + 1 ? doneVersion : version;
}

export function withoutAct(state: BoardState, { number }: Pick<PendingAct, "number">): BoardState {
  return { ...state, pending: state.pending.filter((one) => one.number !== number) };
}

/** A newer board was read, and with it what else may have changed, of anybody. */
export function withConfirmed(state: BoardState, confirmed: Board, extras = state.extras): BoardState {
  if (confirmed.listVersion < state.confirmed.listVersion) return state;
  const pending = unconfirmed(state.pending, confirmed);
  const before = boardsBelow(state.confirmed, state.pending);
  const after = boardsBelow(confirmed, pending);
  return {
    confirmed,
    extras,
    pending: pending.map((one) => {
      const isCurrent = one.seenVersion === state.confirmed.listVersion;
      const isSame = isCurrent && looksTheSame(one.act, before.get(one.number), after.get(one.number));
      const seenVersion = isSame ? confirmed.listVersion : one.seenVersion;
      return { ...one, seenVersion };
    }),
  };
}

function unconfirmed(pending: readonly PendingAct[], { listVersion }: Board): readonly PendingAct[] {
  return pending.filter(({ doneVersion }) => doneVersion === null || doneVersion > listVersion);
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
