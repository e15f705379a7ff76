import { asError, queryFailure, refusalText } from "../../lib/errors.ts";
import { type Board, type BoardChanges, changedBoard } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import { indexBoard } from "./model/board-index.ts";
import {
  type BoardState,
  newState,
  shownBoard,
  shownExtras,
  withAct,
  withConfirmed,
  withDone,
  withoutAct,
} from "./model/board-state.ts";
import type { Extras } from "./model/extras.ts";
import type { ShownBoard } from "./seating.ts";

/** Ids of the history entries that undo and redo would take back; null if there is nothing to. */
export interface UndoableEntries {
  readonly undo: number | null;
  readonly redo: number | null;
}

export interface ServerChanges extends BoardChanges {
  /** False if the whole board must be read again. */
  readonly isComplete: boolean;
  readonly hasNewFloorPlan: boolean;
  readonly hasNewWishes: boolean;
  readonly entries: UndoableEntries;
}

export interface DoneAct {
  readonly listVersion: number;
  /** The history entry with which it is undone; 0 if nothing changed, undefined if the server does not say. */
  readonly historyEntryId: number | undefined;
}

export interface BoardServer {
  readAll: () => Promise<{ board: Board; entries: UndoableEntries }>;
  readExtras: () => Promise<Extras>;
  readChanges: (since: number) => Promise<ServerChanges>;
  /** @throws the server's refusal */
  perform: (act: BoardAct, seenVersion: number, entries: UndoableEntries) => Promise<DoneAct>;
}

/** A board with its floor plan and wishes: what the server confirmed, and what was done here since. */
export interface BoardStore {
  get: () => ShownBoard | undefined;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
  /** @returns undefined if the server refused it */
  act: (act: BoardAct) => Promise<DoneAct | undefined>;
  /** Waits until the server has answered everything that was done here so far. */
  settled: () => Promise<void>;
  catchUp: (listVersion: number) => Promise<void>;
}

/** Makes a store without a board. @param onRefused called with the reason when an act is refused and taken back */
export function createBoardStore(server: BoardServer, onRefused: (reason: unknown) => void): BoardStore {
  let state: BoardState | undefined;
  let entries: UndoableEntries = { undo: null, redo: null };
  let areExtrasOld = true;
  let extrasError: Error | undefined;
  let shown: ShownBoard | undefined;
  let lastNumber = 0;
  let newestHeard = 0;
  // Acts are sent one after the other, and changes are read one after the other.
  let lastSent: Promise<unknown> = Promise.resolve();
  let lastRead: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function change(next: BoardState): void {
    state = next;
    const board = shownBoard(next);
    const extras = shownExtras(next);
    const last = next.pending.at(-1)?.act.kind;
    shown = {
      board,
      index: indexBoard(board, shown?.index),
      extras,
      extrasFailure: extras ? undefined : queryFailure(extrasError, readExtras, refusalText),
      canUndo: last !== undefined || entries.undo !== null,
      canRedo: last === undefined ? entries.redo !== null : last === "undo",
    };
    for (const listener of listeners) listener();
  }

  async function readOnce(listVersion: number): Promise<void> {
    if (!state) newestHeard = Math.max(newestHeard, listVersion);
    if (!state || state.confirmed.listVersion >= listVersion) return;
    const changes = await server.readChanges(state.confirmed.listVersion);
    const read = changes.isComplete
      ? { board: changedBoard(state.confirmed, changes), entries: changes.entries }
      : await server.readAll();
    entries = read.entries;
    // Wishes are about fixtures, and about guests who may be gone.
    areExtrasOld ||= !changes.isComplete || changes.hasNewFloorPlan || changes.hasNewWishes;
    const extras = await newestExtras();
    change(withConfirmed(state, read.board, extras));
  }

  // The board goes on without them: then they are read with its next changes.
  async function newestExtras(): Promise<Extras | undefined> {
    if (!areExtrasOld) return state?.extras;
    try {
      const extras = await server.readExtras();
      areExtrasOld = false;
      return extras;
    } catch (reason) {
      extrasError = asError(reason);
      return state?.extras;
    }
  }

  async function readExtras(): Promise<void> {
    areExtrasOld = true;
    extrasError = undefined;
    if (state) change(state);
    await inTurn(async () => {
      const extras = await newestExtras();
      if (state) change(withConfirmed(state, state.confirmed, extras));
    });
  }

  function inTurn(read: () => Promise<void>): Promise<void> {
    const turn = lastRead.then(read);
    lastRead = turn.catch(() => undefined);
    return turn;
  }

  const catchUp = (listVersion: number) => inTurn(() => readOnce(listVersion));

  async function send(number: number): Promise<DoneAct | undefined> {
    const sent = state?.pending.find((one) => one.number === number);
    if (!state || !sent) return undefined;
    const entriesThen = entries;
    try {
      const done = await server.perform(sent.act, sent.seenVersion, entriesThen);
      change(withDone(state, number, done.listVersion));
      // The next act must have a version that contains this one. Without a connection, it is not sent either.
      await catchUp(done.listVersion).catch(() => undefined);
      return done;
    } catch (reason) {
      change(withoutAct(state, sent));
      onRefused(reason);
      await catchUp(Number.POSITIVE_INFINITY).catch(() => undefined);
      return undefined;
    }
  }

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      const read = await server.readAll();
      entries = read.entries;
      change({ ...(state ?? newState(read.board)), confirmed: read.board });
      await catchUp(newestHeard);
      await readExtras();
    },
    act(act) {
      if (!state) return Promise.resolve(undefined);
      lastNumber += 1;
      const number = lastNumber;
      change(withAct(state, number, act));
      const sent = lastSent.then(() => send(number));
      // Whatever goes wrong with one, the next is sent.
      lastSent = sent.catch(() => undefined);
      return sent;
    },
    async settled() {
      await lastSent;
    },
    catchUp,
  };
}
