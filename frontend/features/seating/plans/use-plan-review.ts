import { useMemo } from "react";
import { seatsAfter } from "../model/seats-after.ts";
import type { ShownBoard } from "../seating.ts";
import { useWishes } from "../wishes/use-wishes.ts";
import { groupChanges } from "./model/change-groups.ts";
import { choiceWarnings } from "./model/choice-warnings.ts";
import { type MoveReason, moveReasons } from "./model/move-reasons.ts";
import { mustRules } from "./model/must-rules.ts";
import { planCards, seatedCounts } from "./model/plan-cards.ts";
import { chosenMoves, type Declined } from "./model/plan-choice.ts";
import { chairsAfter, seatMovesOf } from "./model/planned-chairs.ts";
import { type PlannedMove, type Proposal, reviewProposal } from "./model/proposal.ts";
import { tablesAfter } from "./model/tables-after.ts";
import { reasonText } from "./reason-text.ts";

const nobody: Declined = new Set();

/** What a proposal means for the board as it is now, and what the chosen part of it does. */
export function usePlanReview(
  proposal: Proposal,
  { board, index }: ShownBoard,
  declined: Declined,
  splitHouseholds: boolean,
) {
  const { wishes, places, outcomes: before, outcomesOf } = useWishes();
  const review = useMemo(() => reviewProposal(proposal, board), [proposal, board]);
  const possible = useMemo(() => chosenMoves(review, nobody), [review]);
  const chosen = useMemo(() => chosenMoves(review, declined), [review, declined]);
  const chairs = useMemo(() => chairsAfter(review, chosen, index), [review, chosen, index]);
  const cards = useMemo(
    () => planCards(review, index, chairs).filter(({ isChanged }) => isChanged),
    [review, index, chairs],
  );
  const counts = useMemo(() => seatedCounts(review, declined, index), [review, declined, index]);
  const warnings = useMemo(
    () => choiceWarnings(review, declined, { board, index }, mustRules(board, wishes, splitHouseholds)),
    [review, declined, board, index, wishes, splitHouseholds],
  );
  const effectOf = useMemo(() => {
    const now = { tableOf: tablesAfter(index, []), outcomes: before };
    return (moves: readonly PlannedMove[]) => {
      const after = chairsAfter(review, moves, index);
      const tableOf = tablesAfter(index, seatMovesOf(review, moves, after));
      const seated = { tableOf, outcomes: outcomesOf(tableOf) };
      return { ...seated, reasons: moveReasons({ moves, board, wishes, before: now, after: seated }) };
    };
  }, [review, board, index, wishes, before, outcomesOf]);
  const whole = useMemo(() => effectOf(possible), [effectOf, possible]);
  const effect = useMemo(
    () => (chosen.length === possible.length ? whole : effectOf(chosen)),
    [effectOf, whole, possible, chosen],
  );
  const moves = useMemo(() => seatMovesOf(review, chosen, chairs), [review, chosen, chairs]);
  const chairCount = useMemo(
    () => (proposal.assignsChairs ? seatsAfter(board, index, effect.tableOf, chairs).size : 0),
    [proposal.assignsChairs, board, index, effect.tableOf, chairs],
  );
  const groups = useMemo(() => groupChanges(review.moves, whole.reasons), [review, whole]);
  const nameOf = (id: number) => board.guests.get(id)?.name;
  const textOf = (reason: MoveReason | undefined) => (reason ? reasonText(reason, { nameOf, places }) : "");
  const reasonOf = (guestId: number) => textOf(effect.reasons.get(guestId));
  return { review, possible, chosen, cards, counts, warnings, groups, reasonOf, before, effect, chairCount, moves };
}
