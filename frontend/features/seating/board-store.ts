import type { Board, BoardChanges } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import { indexBoard } from "./model/board-index.ts";
import {
  type BoardState,
  shownBoard,
  withAct,
  withChanges,
  withConfirmed,
  withDone,
  withoutAct,
} from "./model/board-state.ts";
import type { ShownBoard } from "./seating.ts";

/** Ids of the history entries that undo and redo would take back; null if there is nothing to. */
export interface UndoableEntries {
  readonly undo: number | null;
  readonly redo: number | null;
}

/** What the server answers about changes since a version. */
export interface ServerChanges extends BoardChanges {
  /** False if the whole board must be read again. */
  readonly isComplete: boolean;
  readonly hasNewFloorPlan: boolean;
  readonly hasNewWishes: boolean;
  readonly entries: UndoableEntries;
}

/** What the server did. */
export interface DoneAct {
  /** The list version that it created. */
  readonly listVersion: number;
  /** The history entry with which it is undone; 0 if nothing changed, undefined if the server does not say. */
  readonly historyEntryId: number | undefined;
}

/** The server, as the board needs it. */
export interface BoardServer {
  readAll: () => Promise<{ board: Board; entries: UndoableEntries }>;
  readChanges: (since: number) => Promise<ServerChanges>;
  /** @throws the server's refusal */
  perform: (act: BoardAct, seenVersion: number, entries: UndoableEntries) => Promise<DoneAct>;
}

/** Keeps a board: what the server confirmed, and what was done here since. */
export interface BoardStore {
  /** Undefined until the board was read. */
  get: () => ShownBoard | undefined;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<void>;
  /** @returns undefined if the server refused it */
  act: (act: BoardAct) => Promise<DoneAct | undefined>;
  /** Waits until the server has answered everything that was done here so far. */
  settled: () => Promise<void>;
  /** Reads what changed, if the board is older than this list version. */
  catchUp: (listVersion: number) => Promise<void>;
}

/** Makes a store without a board. @param onRefused is called when the server refused an act, which is then taken back */
export function createBoardStore(server: BoardServer, onRefused: (act: BoardAct, reason: unknown) => void): BoardStore {
  let state: BoardState | undefined;
  let entries: UndoableEntries = { undo: null, redo: null };
  let planVersion = 0;
  let wishesVersion = 0;
  let shown: ShownBoard | undefined;
  let lastNumber = 0;
  /** The newest list version that was heard of while the board was being read. */
  let newestHeard = 0;
  // Acts are sent one after the other, and changes are read one after the other.
  let lastSent: Promise<unknown> = Promise.resolve();
  let lastRead: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function change(next: BoardState): void {
    state = next;
    const board = shownBoard(next);
    const last = next.pending.at(-1)?.act.kind;
    shown = {
      board,
      index: indexBoard(board, shown?.index),
      canUndo: last !== undefined || entries.undo !== null,
      canRedo: last === undefined ? entries.redo !== null : last === "undo",
      planVersion,
      wishesVersion,
    };
    for (const listener of listeners) listener();
  }

  async function readOnce(listVersion: number): Promise<void> {
    if (!state) newestHeard = Math.max(newestHeard, listVersion);
    if (!state || state.confirmed.listVersion >= listVersion) return;
    const changes = await server.readChanges(state.confirmed.listVersion);
    entries = changes.entries;
    if (changes.hasNewFloorPlan) planVersion += 1;
    if (changes.hasNewWishes || changes.hasNewFloorPlan) wishesVersion += 1;
    if (changes.isComplete) return change(withChanges(state, changes));
    planVersion += 1;
    wishesVersion += 1;
    const read = await server.readAll();
    entries = read.entries;
    change(withConfirmed(state, read.board));
  }

  function catchUp(listVersion: number): Promise<void> {
    const turn = lastRead.then(() => readOnce(listVersion));
    lastRead = turn.catch(() => undefined);
    return turn;
  }

  async function send(number: number, act: BoardAct): Promise<DoneAct | undefined> {
    const pending = state?.pending.find((one) => one.number === number);
    if (!state || !pending) return undefined;
    try {
      const done = await server.perform(act, pending.seenVersion, entries);
      change(withDone(state, number, done.listVersion));
      // The next act must be sent with a version that contains this one. Without a connection, it is not sent either.
      await catchUp(done.listVersion).catch(() => undefined);
      return done;
    } catch (reason) {
      change(withoutAct(state, number));
      onRefused(act, reason);
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
      change({ confirmed: read.board, pending: state?.pending ?? [] });
      await readOnce(newestHeard);
    },
    act(act) {
      if (!state) return Promise.resolve(undefined);
      lastNumber += 1;
      const number = lastNumber;
      change(withAct(state, number, act));
      const sent = lastSent.then(() => send(number, act));
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
