import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { t } from "../../../lib/text.ts";
import { applyAct } from "../model/apply-act.ts";
import type { BoardGuest } from "../model/board.ts";
import { indexBoard } from "../model/board-index.ts";
import { FixtureLayer } from "../plan/canvas-layers.tsx";
import { planStyles } from "../plan/plan-styles.ts";
import { RoomShape } from "../plan/room-shape.tsx";
import { TableShape } from "../plan/table-shape.tsx";
import type { ShownBoard } from "../seating.ts";
import { picturePlaces } from "./model/picture-places.ts";
import type { SuggestedMove } from "./model/proposal.ts";
import { countSeated, tablesAfter } from "./model/tables-after.ts";

interface PlanPictureProps {
  shown: ShownBoard;
  /** None for the board as it is. */
  moves: readonly SuggestedMove[];
}

const margin = 20;
const nobody: readonly BoardGuest[] = [];
const nothing: ReadonlySet<never> = new Set();

/** The room, or the tables in rows, with the seats that guests have after these moves. */
export function PlanPicture({ shown: { board, index, extras }, moves }: PlanPictureProps) {
  const { room, tables, bounds } = useMemo(
    () => picturePlaces(index.tables, extras?.plan),
    [index.tables, extras?.plan],
  );
  const { guestsAt } = useMemo(
    () => (moves.length === 0 ? index : indexBoard(applyAct(board, { kind: "seat", moves }), index)),
    [board, index, moves],
  );
  const { seated, guests } = countSeated(board, tablesAfter(index, moves));
  const width = bounds.right - bounds.left + 2 * margin;
  const height = bounds.bottom - bounds.top + 2 * margin;
  return (
    <chakra.svg
      role="img"
      aria-label={t("seating-suggestion.facts.seated", { seated, guests })}
      viewBox={`${bounds.left - margin} ${bounds.top - margin} ${width} ${height}`}
      css={{ ...planStyles, ...stillStyles }}
    >
      {room && <RoomShape plan={room.plan} step={null} />}
      {room && <FixtureLayer things={room.fixtures} selection={nothing} />}
      {tables.map((table) => (
        <TableShape
          key={table.id}
          table={table}
          guests={guestsAt.get(table.id) ?? nobody}
          isSelected={false}
          hasProblem={false}
          detail="label"
          nameHeight={0}
        />
      ))}
    </chakra.svg>
  );
}

/** Nothing in the picture can be moved, and fingers that touch it scroll the page. */
const stillStyles = {
  bg: "transparent",
  height: "auto",
  maxH: { base: "80dvh", lg: "calc(100dvh - 14rem)" },
  touchAction: "auto",
  pointerEvents: "none",
} as const;
