import { useEffect, useEffectEvent, useRef, useState, useTransition } from "react";
import type { PlanReport, PlanTask } from "../../../../../common/seating/find-plan.ts";
import type { Conflict } from "../../../../../common/seating/problem/conflicts.ts";
import { t } from "../../../lib/text.ts";
import type { SeatMove } from "../model/board-act.ts";
import type { Seating } from "../seating.ts";
import { type PlanChoices, planRows } from "./model/plan-rows.ts";
import { acceptanceOf, type SeatingPlan } from "./model/planned-moves.ts";

type PlanStage =
  | { readonly kind: "board" | "saved" }
  /** With what stood in the way of the last search. */
  | { readonly kind: "choose"; readonly conflicts: readonly Conflict[]; readonly isBusy: boolean }
  | { readonly kind: "preview"; readonly plan: SeatingPlan; readonly isSearching: boolean };

/** Plans for a board: from the question how, to the preview on the board. */
export interface Planning {
  readonly stage: PlanStage;
  /** What was chosen last; null before the first search. */
  readonly choices: PlanChoices | null;
  choose: () => void;
  start: (choices: PlanChoices) => void;
  /** Ends the search with the best plan so far. */
  take: () => void;
  openSaved: () => void;
  show: (plan: SeatingPlan) => void;
  /** Back to the board as it is. */
  close: () => void;
  accept: (moves: readonly SeatMove[]) => Promise<void>;
}

const onBoard: PlanStage = { kind: "board" };
const choosing: PlanStage = { kind: "choose", conflicts: [], isBusy: false };

/** Searches run in a worker, at most one, which ends with the screen. */
export function usePlanning(seating: Seating): Planning {
  const [stage, setStage] = useState<PlanStage>(onBoard);
  const [choices, setChoices] = useState<PlanChoices | null>(null);
  const worker = useRef<Worker>(null);
  // Another try finds another plan.
  const seed = useRef(0);
  // In slices: a whole board is drawn anew, and the page must go on answering.
  const [isDrawing, startDrawing] = useTransition();
  // The newest plan that came while another was drawn: to begin again with each would never end on a slow device.
  const waiting = useRef<PlanStage>(null);
  const isBusy = useRef(false);

  function go(next: PlanStage): void {
    worker.current?.terminate();
    worker.current = null;
    waiting.current = null;
    setStage(next);
  }

  function draw(next: PlanStage): void {
    if (isBusy.current) waiting.current = next;
    else startDrawing(() => setStage(next));
  }

  const drawNext = useEffectEvent(() => {
    const next = waiting.current;
    waiting.current = null;
    if (next) draw(next);
  });

  useEffect(() => {
    isBusy.current = isDrawing;
    if (!isDrawing) drawNext();
  }, [isDrawing]);

  useEffect(() => () => worker.current?.terminate(), []);

  async function start(chosen: PlanChoices): Promise<void> {
    const search = new Worker(new URL("./find-plan.worker.ts", import.meta.url), { type: "module" });
    go({ kind: "choose", conflicts: [], isBusy: true });
    worker.current = search;
    setChoices(chosen);
    seed.current += 1;
    search.addEventListener("message", ({ data }: MessageEvent<PlanReport>) => {
      if (data.kind === "impossible") return go({ kind: "choose", conflicts: data.conflicts, isBusy: false });
      const plan = { moves: data.moves, includesLockedTables: chosen.includesLockedTables, savedAs: null };
      draw({ kind: "preview", plan, isSearching: !data.isFinal });
    });
    search.addEventListener("error", () => {
      go(choosing);
      seating.refuse(t("seating-suggestion.failed"));
    });
    await seating.settled();
    const { board, extras } = seating.current();
    if (extras && worker.current === search)
      search.postMessage({ rows: planRows(board, extras, chosen), seed: seed.current } satisfies PlanTask);
  }

  return {
    stage,
    choices,
    choose: () => go(choosing),
    start: (chosen) => void start(chosen),
    take() {
      if (stage.kind === "preview") go({ ...stage, isSearching: false });
    },
    openSaved: () => go({ kind: "saved" }),
    show: (plan) => go({ kind: "preview", plan, isSearching: false }),
    close: () => go(onBoard),
    async accept(moves) {
      if (stage.kind !== "preview") return;
      go(onBoard);
      const done = t("seating-suggestion.accept.done", { count: moves.length });
      const isDone = await seating.act(acceptanceOf(stage.plan, moves), done);
      if (!isDone) return go(stage);
      // What is usual depends on who has a seat.
      setChoices(null);
      seed.current = 0;
    },
  };
}
