import { setImmediate as otherWork } from "node:timers/promises";
import { serveParent } from "../../../lib/serve-parent.ts";
import { PlanChairs } from "../chairs/plan-chairs.ts";
import { type BuiltProblem, buildProblem } from "../problem/build-problem.ts";
import { findConflicts } from "../problem/conflicts.ts";
import { foundPlan } from "../problem/found-plan.ts";
import type { PlanRows } from "../problem/plan-rows.ts";
import {
  type FoundPlan,
  type SearchProgress,
  type SearchResult,
  type SearchTask,
  searchTask,
} from "../problem/search-messages.ts";
import { quietSeconds, searchPlan, slicesPerSecond } from "../solve/search-plan.ts";
import type { SeatingPlan } from "../solve/seating-problem.ts";

// Child process that searches for a plan.

/** Milliseconds between two plans, in all, per guest, and for each it took to assign chairs: long plans are rarer. */
const pauseMs = 250;
const pauseMsOfGuest = 0.2;
const pauseMsOfChairs = 4;

type Tell = (progress: SearchProgress) => Promise<void>;

class BestPlan {
  readonly #built: BuiltProblem;
  readonly #tell: Tell;
  readonly #chairs: PlanChairs | null;
  #best: SeatingPlan | undefined;
  #foundAt = 0;
  #isNew = false;
  #sendAt = performance.now() + pauseMs;

  constructor(rows: PlanRows, built: BuiltProblem, tell: Tell) {
    this.#built = built;
    this.#chairs = rows.options.assignsChairs ? new PlanChairs(rows, built) : null;
    this.#tell = tell;
  }

  /** Whether the plan keeps all rules, and no better one was found for a while. */
  get isSettled(): boolean {
    return this.#best?.violations === 0 && performance.now() - this.#foundAt >= quietSeconds * 1000;
  }

  /** Null if there is no better one. */
  take(plan: SeatingPlan | null): void {
    if (!plan) return;
    this.#best = plan;
    this.#foundAt = performance.now();
    this.#isNew = true;
  }

  /** Only plans that keep all rules, before the end. */
  async sendIfDue(): Promise<void> {
    if (this.#best?.violations !== 0 || !this.#isNew || performance.now() < this.#sendAt) return;
    const begun = performance.now();
    const plan = this.#found(this.#best);
    const assigningMs = performance.now() - begun;
    this.#isNew = false;
    await this.#tell({ plan });
    const pause = Math.max(pauseMs, plan.guestIds.length * pauseMsOfGuest, assigningMs * pauseMsOfChairs);
    this.#sendAt = performance.now() + pause;
  }

  #found(plan: SeatingPlan): FoundPlan {
    return foundPlan(this.#built, plan, this.#chairs?.assign(plan.assignment) ?? null);
  }

  result(): SearchResult {
    if (!this.#best) throw new Error("The first slice of a search yields a plan.");
    return { state: "done", plan: this.#found(this.#best) };
  }
}

await serveParent<SearchTask, SearchProgress, SearchResult>(
  { task: searchTask },
  async ({ rows, ...wanted }, { tell }) => {
    const built = buildProblem(rows);
    const contradictions = findConflicts(rows, built);
    if (contradictions.length > 0) return { state: "impossible", contradictions };
    return await search(built, wanted, new BestPlan(rows, built, tell));
  },
);

async function search(
  { problem }: BuiltProblem,
  { seconds, variant }: Omit<SearchTask, "rows">,
  best: BestPlan,
): Promise<SearchResult> {
  const start = problem.keep > 0 ? { start: problem.guests.map(({ current }) => current) } : {};
  const begun = performance.now();
  const secondsPassed = () => (performance.now() - begun) / 1000;
  const slicesPassed = () => secondsPassed() * slicesPerSecond;
  const slices = searchPlan(problem, { seed: variant, slicesPassed, ...start });
  for (;;) {
    const { done = false, value } = slices.next();
    best.take(value);
    if (done || best.isSettled || secondsPassed() >= seconds) return best.result();
    await best.sendIfDue();
    await otherWork();
  }
}
