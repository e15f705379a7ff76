import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import { tableKey } from "../../../../common/table-key.ts";
import type { QueryFailure } from "../../lib/errors.ts";
import type { GuestFormRequest } from "../../lib/guest-form-request.ts";
import type { Board, BoardIndex } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import type { Extras } from "./model/extras.ts";
import type { Problem } from "./model/problems.ts";
import type { Selection } from "./model/selection.ts";
import { type Store, useStore } from "./store.ts";
import type { BoardWishes } from "./wishes/use-wishes.ts";

/** The board on the screen: what the server confirmed, and on top what was done here since. */
export interface ShownBoard {
  readonly board: Board;
  readonly index: BoardIndex;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undefined until they were read. */
  readonly extras: Extras | undefined;
  readonly extrasFailure: QueryFailure | undefined;
}

/** What the screen shows: the board, or the one after a plan's moves, and what follows from it. */
export interface Shown extends ShownBoard, BoardWishes {
  readonly problems: readonly Problem[];
  readonly isPhone: boolean;
}

export const ShownContext = createContext<Shown | null>(null);

/** What the screen shows. @throws Error outside of a seating screen, and before the board is read */
export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (shown === null) throw new Error("There is no board around this component.");
  return shown;
}

export interface Moving {
  readonly guestIds: readonly number[];
  readonly typed: string;
}

/** Who is here at a table, once the evening has begun. */
export interface TablePresence {
  /** "7 of 10 here" */
  readonly text: string;
  /** "7/10" */
  readonly short: string;
  /** From 0 to 1, of those who are expected. */
  readonly share: number;
}

export type SidePanelView = "selected" | "wishes" | "problems";

/** Acts on an event's board. Stays the same object while the screen is open. */
export interface Seating {
  readonly eventId: number;
  /** The sample event cannot be changed, nor any event by those who may only look at it. */
  readonly isReadOnly: boolean;
  readonly selection: Store<Selection>;
  /** Set to open "Move to…"; null while it is closed. */
  readonly moving: Store<Moving | null>;
  /** Set to open the form for a guest; null while it is closed. */
  readonly form: Store<GuestFormRequest | null>;
  /** Set to bring a table into view; an object, so that the same table can be shown twice. */
  readonly reveal: Store<{ readonly tableId: number } | null>;
  readonly panel: Store<SidePanelView>;
  /** Whether the column of guests without a seat stays open when there are none. */
  readonly isColumnKept: Store<boolean>;
  /** Whether moves are confirmed by a toast: on phones, where the table moved to is out of sight. */
  readonly confirmsMoves: Store<boolean>;
  /** Who is here at each table, by its label's key. */
  readonly presence: Store<ReadonlyMap<string, TablePresence>>;
  /** Shows why something is not done. */
  refuse: (reason: string) => void;
  /** The last text for screen readers; set it to announce one. */
  readonly announcement: Store<string>;
  /** The board at this moment, for handlers; what renders takes it from useBoard. */
  current: () => ShownBoard;
  /**
   * Shows an act at once, sends it in order, and takes it back if refused. Returns whether the server did it.
   * @param done text of a toast with an undo button, shown on success
   * @param acts how many acts that button takes back
   */
  act: (act: BoardAct, done?: string, acts?: number) => Promise<boolean>;
  catchUp: (listVersion: number) => Promise<void>;
  settled: () => Promise<void>;
}

export const SeatingContext = createContext<Seating | null>(null);

/** Acts on the board of the screen. @throws Error outside of a seating screen */
export function useSeating(): Seating {
  const seating = useContext(SeatingContext);
  if (seating === null) throw new Error("There is no board around this component.");
  return seating;
}

type SelectionStore = Store<Selection>;

export function useSelection(store: SelectionStore): Selection {
  return useStore(store);
}

export function useIsGuestSelected({ subscribe, get }: SelectionStore, guestId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().guestIds.has(guestId), [get, guestId]),
  );
}

export function useIsTableSelected({ subscribe, get }: SelectionStore, tableId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().tableId === tableId, [get, tableId]),
  );
}

/** Who is here at a table; undefined before the evening, and where nobody is expected. */
export function useTablePresence(label: string): TablePresence | undefined {
  const { subscribe, get } = useSeating().presence;
  const key = tableKey(label);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().get(key), [get, key]),
  );
}
