import type { Board } from "./model/board.ts";
import type { BoardAct } from "./model/board-act.ts";
import type { BoardIndex } from "./model/board-index.ts";
import type { SelectionStore } from "./selection-store.ts";

/** The board as the screen shows it: what the server confirmed, and on top what was done here since. */
export interface ShownBoard {
  readonly board: Board;
  readonly index: BoardIndex;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rises when the room or its fixtures changed on the server, and the floor plan must be read again. */
  readonly planVersion: number;
}

/** What can be done on the board of an event. Stays the same object while the screen is open. */
export interface Seating {
  readonly eventId: number;
  /** The sample event cannot be changed. */
  readonly isReadOnly: boolean;
  readonly selection: SelectionStore;
  /** The board at this moment, for handlers; what renders takes it from useBoard. */
  current: () => ShownBoard;
  /**
   * Does something: shown at once, sent after what was done before, taken back with the server's reason if refused.
   *
   * @returns whether the server did it
   */
  act: (act: BoardAct) => Promise<boolean>;
  undo: () => void;
  redo: () => void;
  /** Says something to screen readers. */
  announce: (text: string) => void;
}
