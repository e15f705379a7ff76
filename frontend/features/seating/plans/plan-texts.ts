import type { WishOutcomes } from "../../../../common/wishes/wish-outcomes.ts";
import { type PlainScreenKey, t } from "../../../lib/text.ts";
import type { PlanRow } from "./model/plan-cards.ts";
import type { countMoves } from "./model/plan-choice.ts";
import type { Obstacle, PlannedMove } from "./model/proposal.ts";

/** How much a plan changes: "3 people move, 2 get a seat". */
export function changeText({ moved, newlySeated }: ReturnType<typeof countMoves>): string {
  if (moved === 0 && newlySeated === 0) return t("seating-suggestion.facts.nobody");
  if (moved === 0) return t("seating-suggestion.facts.newlySeated", { count: newlySeated });
  if (newlySeated === 0) return t("seating-suggestion.facts.move", { count: moved });
  return t("seating-suggestion.facts.both", { moved, seated: newlySeated });
}

/** How many wishes a plan meets, and how many were met before, if any were. */
export function wishesText({ metCount, count }: WishOutcomes, before: WishOutcomes): string {
  if (before.metCount === 0) return t("seating-suggestion.facts.wishes", { met: metCount, count });
  return t("seating-suggestion.facts.wishesBefore", { met: metCount, count, before: before.metCount });
}

/** Where a guest comes from or goes to, beside their name on a card. */
export function rowNote({ kind, move }: PlanRow, isDeclined: boolean, hasSeatsToday: boolean): string {
  if (!move) return "";
  const { from, to, toLabel, obstacle } = move;
  if (kind === "leaves") {
    return isDeclined || obstacle
      ? t("seating-suggestion.row.stays")
      : t("seating-suggestion.row.to", { label: to?.label ?? toLabel });
  }
  if (obstacle) return obstacleText(obstacle);
  if (isDeclined) return stayText(move);
  if (from) return t("seating-suggestion.row.from", { label: from.label });
  // On an empty board, nobody had a seat.
  return hasSeatsToday ? t("seating-suggestion.row.hadNoSeat") : "";
}

/** Where a guest stays whose move was declined. */
export function stayText({ from }: Pick<PlannedMove, "from">): string {
  return from ? t("seating-suggestion.row.staysAt", { label: from.label }) : t("seating-suggestion.row.staysUnseated");
}

export function obstacleText(obstacle: Obstacle): string {
  return t(obstacleKeys[obstacle]);
}

const obstacleKeys: Readonly<Record<Obstacle, PlainScreenKey>> = {
  moved: "seating-suggestion.obstacle.moved",
  tableGone: "seating-suggestion.obstacle.tableGone",
  locked: "seating-suggestion.obstacle.locked",
  notComing: "seating-suggestion.obstacle.notComing",
};
