import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useApolloClient } from "@apollo/client/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { refusalText } from "../../../lib/errors.ts";
import { t } from "../../../lib/text.ts";
import { useStep } from "../../../lib/use-step.ts";
import type { SeatMove } from "../model/board-act.ts";
import type { Seating, ShownBoard } from "../seating.ts";
import { SuggestSeatingDocument } from "./generated/suggest-seating.ts";
import { type Declined, withChoice } from "./model/plan-choice.ts";
import type { Proposal } from "./model/proposal.ts";
import { type Listen, type RunOptions, type RunState, type Suggestion, startRun } from "./plan-run.ts";

type PlanStage =
  | { readonly kind: "choose" }
  | { readonly kind: "running"; readonly latest: Suggestion | null }
  | { readonly kind: "lost"; readonly latest: Suggestion | null }
  | { readonly kind: "refused"; readonly reason: string; readonly latest: Suggestion | null }
  | { readonly kind: "ended"; readonly suggestion: Suggestion }
  | {
      readonly kind: "proposal";
      readonly proposal: Proposal;
      /** The name of the saved plan that it is; null for a suggestion. */
      readonly savedAs: string | null;
    };

export interface SuggestedPlan {
  readonly isOpen: boolean;
  readonly stage: PlanStage;
  /** What was chosen last; null before the first search. */
  readonly options: RunOptions | null;
  readonly declined: Declined;
  open: () => void;
  start: (options: RunOptions) => void;
  /** Shows a saved plan. */
  show: (proposal: Proposal, name: string) => void;
  /** Ends the search with the best plan so far. */
  take: () => void;
  /** Ends the search, or forgets the plan, and shows the choices again. */
  chooseAgain: () => void;
  /** Back to the board. A plan stays until it is discarded. */
  leave: () => void;
  discard: () => void;
  choose: (guestIds: readonly number[], isTaken: boolean) => void;
  /** @returns whether the server did it; then the board is shown */
  accept: (moves: readonly SeatMove[]) => Promise<boolean>;
}

interface Run {
  stop: () => void;
  base: ShownBoard;
  options: RunOptions;
}

/** A search ends sooner once it finds no better plan. */
const mostSeconds = 30;

const nobody: Declined = new Set();
const choosing: PlanStage = { kind: "choose" };

/** A plan that is searched for as long as the step is open, and kept until it is accepted or discarded. */
export function useSuggestedPlan(seating: Seating): SuggestedPlan {
  const client = useApolloClient();
  const step = useStep("plan", "suggest");
  const [stage, setStage] = useState<PlanStage>(choosing);
  const [options, setOptions] = useState<RunOptions | null>(null);
  const [declined, setDeclined] = useState(nobody);
  const run = useRef<Run>(null);
  // Another try finds another plan.
  const variant = useRef(0);
  const isOpen = step.isOpen && !seating.isReadOnly;

  // The search ends with the step; a plan is kept, to look at the board in between.
  if (!isOpen && stage.kind !== "proposal" && stage !== choosing) setStage(choosing);
  useEffect(() => {
    if (isOpen) return () => stop(run);
  }, [isOpen]);

  async function start(chosen: RunOptions): Promise<void> {
    stop(run);
    variant.current += 1;
    setOptions(chosen);
    setDeclined(nobody);
    setStage({ kind: "running", latest: null });
    const started: Run = { stop: () => undefined, base: seating.current(), options: chosen };
    run.current = started;
    await seating.settled();
    if (run.current !== started) return;
    started.base = seating.current();
    const listen: Listen = (listener) => {
      const input = {
        ...chosen,
        seconds: mostSeconds,
        variant: variant.current,
        listVersion: started.base.board.listVersion,
      };
      const variables = { eventId: seating.eventId, input };
      const subscription = client
        .subscribe({ query: SuggestSeatingDocument, variables, fetchPolicy: "no-cache" })
        .subscribe({
          next: ({ data, error }) => {
            if (error) listener.error(error);
            else if (data) listener.next(data.suggestSeating);
          },
          error: listener.error,
          complete: listener.complete,
        });
      return () => subscription.unsubscribe();
    };
    started.stop = startRun(listen, (state) => setStage(stageOf(state, started)));
  }

  function chooseAgain(): void {
    stop(run);
    setStage(choosing);
  }

  const choose = useCallback(
    (guestIds: readonly number[], isTaken: boolean) => setDeclined((before) => withChoice(before, guestIds, isTaken)),
    [],
  );

  return {
    isOpen,
    stage,
    options,
    declined,
    choose,
    open: step.open,
    start: (chosen) => void start(chosen),
    show(proposal, savedAs) {
      stop(run);
      setDeclined(nobody);
      setStage({ kind: "proposal", proposal, savedAs });
      step.open();
    },
    take() {
      if (!("latest" in stage) || !stage.latest || !run.current) return;
      const proposal = proposalOf(stage.latest, run.current);
      stop(run);
      setStage({ kind: "proposal", proposal, savedAs: null });
    },
    chooseAgain,
    leave: step.leave,
    discard() {
      chooseAgain();
      variant.current = 0;
      step.leave();
    },
    async accept(moves) {
      const includesLockedTables = stage.kind === "proposal" && stage.proposal.includesLockedTables === true;
      const act = { kind: "seat", moves, includesLockedTables } as const;
      const isDone = await seating.act(act, t("seating-suggestion.accept.done", { count: moves.length }));
      if (isDone) {
        chooseAgain();
        // What is usual depends on who has a seat.
        setOptions(null);
        variant.current = 0;
        step.finish();
      }
      return isDone;
    },
  };
}

function stop(run: RefObject<Run | null>): void {
  run.current?.stop();
  run.current = null;
}

const proposalOf = ({ moves }: Suggestion, { base, options }: Run): Proposal => ({
  moves,
  base: base.board,
  includesLockedTables: options.includesLockedTables,
  assignsChairs: options.assignsChairs,
});

function stageOf(state: RunState, run: Run): PlanStage {
  if (state.kind === "refused") {
    // Without the server's words, it was the way to it.
    if (!CombinedGraphQLErrors.is(state.error)) return { kind: "lost", latest: state.latest };
    return { kind: "refused", reason: refusalText(state.error), latest: state.latest };
  }
  if (state.kind !== "ended") return state;
  const { suggestion } = state;
  if (suggestion.state !== "DONE") return { kind: "ended", suggestion };
  return { kind: "proposal", proposal: proposalOf(suggestion, run), savedAs: null };
}
