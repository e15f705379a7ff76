import { asError, queryFailure, refusalText } from "../../lib/errors.ts";
import { type Board, type BoardChanges, changedBoard, indexBoard } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import { type BoardState, shownBoard, shownExtras, withAct, withConfirmed, withoutAct } from "./model/board-state.ts";
import { changedExtras, type Extras } from "./model/extras.ts";
import type { ShownBoard } from "./seating.ts";

/** The history entries that undo and redo would take back. */
export type Undoable = Pick<BoardChanges["event"], "undo" | "redo">;

export interface DoneAct {
  /** The history entry with which it is undone; 0 if nothing changed. */
  readonly historyEntryId: number;
  /** Since the version that was confirmed when the act was sent. */
  readonly changes: BoardChanges;
}

/** An act, and with which versions of the list it is sent. */
export interface SentAct {
  readonly act: BoardAct;
  /** What the organizer saw who did it. */
  readonly seenVersion: number;
  /** What is confirmed. */
  readonly since: number;
  readonly undoable: Undoable;
}

export interface BoardServer {
  readAll: () => Promise<{ board: Board; undoable: Undoable }>;
  readExtras: () => Promise<Extras>;
  readChanges: (since: number) => Promise<BoardChanges>;
  /** @returns undefined if there was nothing to do @throws the server's refusal */
  perform: (sent: SentAct) => Promise<DoneAct | undefined>;
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
  let undoable: Undoable = { undo: null, redo: null };
  let extrasError: Error | undefined;
  let shown: ShownBoard | undefined;
  let lastNumber = 0;
  let newestHeard = 0;
  // Acts are sent one after the other, and so is what was read confirmed.
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
      canUndo: last !== undefined || undoable.undo !== null,
      canRedo: last === undefined ? undoable.redo !== null : last === "undo",
    };
    for (const listener of listeners) listener();
  }

  function inTurn(read: () => Promise<void>): Promise<void> {
    const turn = lastRead.then(read);
    lastRead = turn.catch(() => undefined);
    return turn;
  }

  async function newest(board: Board, extras: Extras | undefined, changes: BoardChanges) {
    if (!changes.isComplete) return { ...(await server.readAll()), extras: await newestExtras() };
    return { board: changedBoard(board, changes), extras: changedExtras(extras, changes), undoable: changes.event };
  }

  /** @param answered the number of the act that was answered with these changes */
  async function confirm(changes: BoardChanges, answered?: number): Promise<void> {
    if (!state) return;
    const { confirmed, extras } = state;
    const isNew = changes.listVersion > confirmed.listVersion;
    const newer = isNew ? await newest(confirmed, extras, changes) : { board: confirmed, extras, undoable };
    undoable = newer.undoable;
    change(withConfirmed(state, { confirmed: newer.board, extras: newer.extras }, answered));
  }

  const catchUp = (listVersion: number) =>
    inTurn(async () => {
      if (!state) newestHeard = Math.max(newestHeard, listVersion);
      if (!state || state.confirmed.listVersion >= listVersion) return;
      await confirm(await server.readChanges(state.confirmed.listVersion));
    });

  // The board goes on without them.
  async function newestExtras(): Promise<Extras | undefined> {
    try {
      return await server.readExtras();
    } catch (reason) {
      extrasError = asError(reason);
      return undefined;
    }
  }

  async function readExtras(): Promise<void> {
    extrasError = undefined;
    if (state) change(state);
    await inTurn(async () => {
      const extras = await newestExtras();
      if (state) change({ ...state, extras });
    });
  }

  async function send(number: number): Promise<DoneAct | undefined> {
    const sent = state?.pending.find((one) => one.number === number);
    if (!state || !sent) return undefined;
    const drop = () => state && change(withoutAct(state, number));
    try {
      const done = await server.perform({ ...sent, since: state.confirmed.listVersion, undoable });
      // The next act must have a version that contains this one.
      if (done) await inTurn(() => confirm(done.changes, number)).catch(drop);
      else drop();
      return done;
    } catch (reason) {
      drop();
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
      undoable = read.undoable;
      change({ extras: undefined, pending: [], ...state, confirmed: read.board });
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
