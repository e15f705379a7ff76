import { setImmediate as otherWork } from "node:timers/promises";
import { serveParent } from "../../../lib/serve-parent.ts";
import { PlanChairs } from "../chairs/plan-chairs.ts";
import { findContradiction } from "../explain/contradiction.ts";
import { contradictionMessages } from "../explain/explain-words.ts";
import { solveFeasibility } from "../explain/highs-feasibility.ts";
import { type BuiltProblem, buildProblem } from "../problem/build-problem.ts";
import { explainNames } from "../problem/explain-names.ts";
import { foundPlan } from "../problem/found-plan.ts";
import type { PlanRows } from "../problem/plan-rows.ts";
import {
  type FoundPlan,
  type SearchProgress,
  type SearchResult,
  type SearchTask,
  searchTask,
} from "../problem/search-messages.ts";
import { searchPlan, slicesPerSecond } from "../solve/search-plan.ts";
import type { SeatingPlan } from "../solve/seating-problem.ts";
import { upperBound } from "../solve/upper-bound.ts";

// Child process that searches for a plan and explains why there is none.

const explainingMs = 10_000;

/** Time for noticing before the search that rules cannot all hold. */
const noticingMs = 500;

/** Milliseconds between two plans, in all, per guest, and for each it took to assign chairs: long plans are rarer. */
const pauseMs = 250;
const pauseMsOfGuest = 0.2;
const pauseMsOfChairs = 4;

type Tell = (progress: SearchProgress) => Promise<void>;

class BestPlan {
  readonly #built: BuiltProblem;
  readonly #bound: number;
  readonly #tell: Tell;
  readonly #chairs: PlanChairs | null;
  #best: SeatingPlan | undefined;
  #isNew = false;
  #sendAt = performance.now() + pauseMs;

  constructor(built: BuiltProblem, chairs: PlanChairs | null, bound: number, tell: Tell) {
    this.#built = built;
    this.#chairs = chairs;
    this.#bound = bound;
    this.#tell = tell;
  }

  /** Null if there is no better one. */
  take(plan: SeatingPlan | null): void {
    if (plan?.violations !== 0) return;
    this.#best = plan;
    this.#isNew = true;
  }

  async sendIfDue(): Promise<void> {
    if (!this.#best || !this.#isNew || performance.now() < this.#sendAt) return;
    const begun = performance.now();
    const plan = this.#found(this.#best);
    const assigningMs = performance.now() - begun;
    this.#isNew = false;
    await this.#tell({ state: "searching", bound: this.#bound, plan });
    const pause = Math.max(pauseMs, plan.guestIds.length * pauseMsOfGuest, assigningMs * pauseMsOfChairs);
    this.#sendAt = performance.now() + pause;
  }

  #found(plan: SeatingPlan): FoundPlan {
    return foundPlan(this.#built, plan, this.#chairs?.assign(plan.assignment) ?? null);
  }

  /** Undefined if every plan breaks a rule. */
  result(isProven: boolean): SearchResult | undefined {
    const best = this.#best;
    if (!best) return undefined;
    const plan = this.#found(best);
    return { state: "done", bound: isProven ? plan.value : this.#bound, plan, isProven };
  }
}

await serveParent<SearchTask, SearchProgress, SearchResult>(
  { task: searchTask },
  async ({ rows, ...wanted }, { tell }) => {
    const built = buildProblem(rows);
    const found = (await isHopeless(built)) ? undefined : await search(rows, built, wanted, tell);
    if (found) return found;
    await tell({ state: "explaining", bound: null, plan: null });
    const rules = await findContradiction(built.problem, { deadlineMs: explainingMs, solveFeasibility });
    if (typeof rules === "string") return { state: "undecided" };
    const contradiction = contradictionMessages(rules, built.problem, explainNames(rows, built));
    return { state: "impossible", contradiction };
  },
);

async function isHopeless({ problem }: BuiltProblem): Promise<boolean> {
  const unsolved = async () => "unknown" as const;
  const rules = await findContradiction(problem, { deadlineMs: noticingMs, solveFeasibility: unsolved });
  return typeof rules !== "string";
}

async function search(
  rows: PlanRows,
  built: BuiltProblem,
  { seconds, variant }: Omit<SearchTask, "rows">,
  tell: Tell,
): Promise<SearchResult | undefined> {
  const { problem } = built;
  const bound = upperBound({ ...problem, keep: 0 });
  await tell({ state: "searching", bound, plan: null });
  const chairs = rows.options.assignsChairs ? new PlanChairs(rows, built) : null;
  const best = new BestPlan(built, chairs, bound, tell);
  const start = problem.keep > 0 ? { start: problem.guests.map(({ current }) => current) } : {};
  const begun = performance.now();
  const secondsLeft = () => seconds - (performance.now() - begun) / 1000;
  const slices = searchPlan(problem, { seed: variant, slicesLeft: () => secondsLeft() * slicesPerSecond, ...start });
  for (;;) {
    const slice = slices.next();
    best.take(slice.done ? slice.value.plan : slice.value);
    if (slice.done || secondsLeft() <= 0) return best.result(slice.done === true && slice.value.isProven);
    await best.sendIfDue();
    await otherWork();
  }
}
