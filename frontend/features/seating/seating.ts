import { createContext, useContext } from "react";
import type { QueryFailure } from "../../lib/query-failure.ts";
import type { Board } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import type { BoardIndex } from "./model/board-index.ts";
import type { Extras, NewIds } from "./model/extras.ts";
import type { Selection } from "./model/selection.ts";
import type { Store } from "./store.ts";

/** The board as the screen shows it: what the server confirmed, and on top what was done here since. */
export interface ShownBoard {
  readonly board: Board;
  readonly index: BoardIndex;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undefined until they were read. */
  readonly extras: Extras | undefined;
  /** Why they could not be read. */
  readonly extrasFailure: QueryFailure | undefined;
  readonly newIds: NewIds;
}

/** Guests for whom "Move to…" is open, and what was typed to open it. */
export interface Moving {
  readonly guestIds: readonly number[];
  readonly typed: string;
}

/** What the board shows beside the tables: what is selected, or what is wished for. */
export type SidePanelView = "selected" | "wishes";

/** What can be done on the board of an event. Stays the same object while the screen is open. */
export interface Seating {
  readonly eventId: number;
  /** The sample event cannot be changed, nor any event by those who may only look at it. */
  readonly isReadOnly: boolean;
  readonly selection: Store<Selection>;
  /** Set to open "Move to…"; null while it is closed. */
  readonly moving: Store<Moving | null>;
  /** Set to bring a table into view; an object, so that the same table can be shown twice. */
  readonly reveal: Store<{ readonly tableId: number } | null>;
  /** What the board shows beside the tables. */
  readonly panel: Store<SidePanelView>;
  /** What was said last to screen readers; set to say something. */
  readonly announcement: Store<string>;
  /** The board at this moment, for handlers; what renders takes it from useBoard. */
  current: () => ShownBoard;
  /**
   * Does something: shown at once, sent after what was done before, taken back with the server's reason if refused.
   *
   * @param done what a toast says once the server did it, with a button to undo it; no toast unless given
   * @param acts how many acts that button takes back: those that belong together
   * @returns whether the server did it
   */
  act: (act: BoardAct, done?: string, acts?: number) => Promise<boolean>;
  /** Reads what changed up to a list version. */
  catchUp: (listVersion: number) => Promise<void>;
  /** Waits until the server has answered everything that was done here so far. */
  settled: () => Promise<void>;
}

/** The board of the screen. */
export const SeatingContext = createContext<Seating | null>(null);

/** What can be done on the board of the screen. @throws Error outside of a seating screen */
export function useSeating(): Seating {
  const seating = useContext(SeatingContext);
  if (seating === null) throw new Error("There is no board around this component.");
  return seating;
}
