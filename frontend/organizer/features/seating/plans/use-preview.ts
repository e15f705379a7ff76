import { createContext, useEffect, useMemo, useRef } from "react";
import { t } from "../../../lib/text.ts";
import { indexBoard } from "../model/board.ts";
import { applyAct, type SeatMove } from "../model/board-act.ts";
import type { Seating, ShownBoard } from "../seating.ts";
import { isAt, possibleMoves, type SeatingPlan } from "./model/planned-moves.ts";

export interface ShownPreview extends Preview {
  readonly moves: readonly SeatMove[];
  /** How many guests cannot move as planned, because the list has changed. */
  readonly lost: number;
  /** The board after the moves. */
  readonly shown: ShownBoard;
}

/** A plan on the board as it is now; null without a plan. */
export function usePreview(today: ShownBoard | undefined, plan: SeatingPlan | null): ShownPreview | null {
  return useMemo(() => {
    if (!today || !plan) return null;
    const { moves, lost } = possibleMoves(plan, today.board);
    const board = applyAct(today.board, { kind: "seat", moves });
    const movers = moves.flatMap(({ guestId, tableLabel }) => {
      const guest = today.board.guests.get(guestId);
      return guest && !isAt(guest, tableLabel) ? [[guestId, guest.tableNumber] as const] : [];
    });
    return {
      ...{ moves, lost, from: new Map(movers), includesLockedTables: plan.includesLockedTables },
      shown: { ...today, board, index: indexBoard(board, today.index), canUndo: false, canRedo: false },
    };
  }, [today, plan]);
}

/** The board's acts while a plan is looked at: none, so that what is accepted is what was seen. */
export function usePreviewSeating(seating: Seating, preview: ShownPreview | null): Seating {
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  }, [preview]);
  const readOnly = useMemo<Seating>(
    () => ({ ...seating, isReadOnly: true, current: () => latest.current?.shown ?? seating.current() }),
    [seating],
  );
  return preview ? readOnly : seating;
}

/** What a plan on the board changes. */
interface Preview {
  /** Where the guests sit today who would move, by id; empty for no seat. */
  readonly from: ReadonlyMap<number, string>;
  readonly includesLockedTables: boolean;
}

/** Null while the board is as it is. */
export const PreviewContext = createContext<Preview | null>(null);

/** Beside a guest who would move. */
export function fromText(label: string): string {
  return label === "" ? t("seating-suggestion.from.noSeat") : t("seating-suggestion.from.table", { label });
}
