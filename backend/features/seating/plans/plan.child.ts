import { setImmediate as otherWork } from "node:timers/promises";
import { serveParent } from "../../../lib/serve-parent.ts";
import { loadHighs, unloadHighs } from "../bound/load-highs.ts";
import { PlanBound } from "../bound/plan-bound.ts";
import { PlanChairs } from "../chairs/plan-chairs.ts";
import { checkQuickly, findContradictions } from "../explain/contradiction.ts";
import { contradictionMessages } from "../explain/explain-words.ts";
import { solveFeasibility } from "../explain/highs-feasibility.ts";
import { repairMessage } from "../explain/repair-words.ts";
import { repairsFor } from "../explain/repairs.ts";
import { type BuiltProblem, buildProblem } from "../problem/build-problem.ts";
import { explainNames } from "../problem/explain-names.ts";
import { foundPlan } from "../problem/found-plan.ts";
import { lockedWishes } from "../problem/locked-wishes.ts";
import type { PlanRows } from "../problem/plan-rows.ts";
import {
  type ContradictionText,
  type FoundPlan,
  type SearchProgress,
  type SearchResult,
  type SearchTask,
  searchTask,
} from "../problem/search-messages.ts";
import { searchPlan, slicesPerSecond } from "../solve/search-plan.ts";
import type { SeatingPlan } from "../solve/seating-problem.ts";

// Child process that searches for a plan and explains why there is none.

const explainingMs = 10_000;

/** Of the time of a search, for lowering the bound; most of it is better spent on plans. */
const shareOfBound = 0.2;

/** Milliseconds between two plans, in all, per guest, and for each it took to assign chairs: long plans are rarer. */
const pauseMs = 250;
const pauseMsOfGuest = 0.2;
const pauseMsOfChairs = 4;

type Tell = (progress: SearchProgress) => Promise<void>;

interface PlanTask {
  rows: PlanRows;
  built: BuiltProblem;
}

class BestPlan {
  readonly #built: BuiltProblem;
  readonly #bound: PlanBound;
  readonly #tell: Tell;
  readonly #chairs: PlanChairs | null;
  #best: SeatingPlan | undefined;
  #isNew = false;
  #sendAt = performance.now() + pauseMs;

  constructor({ rows, built }: PlanTask, bound: PlanBound, tell: Tell) {
    this.#built = built;
    this.#chairs = rows.options.assignsChairs ? new PlanChairs(rows, built) : null;
    this.#bound = bound;
    this.#tell = tell;
  }

  get assignment(): readonly number[] | null {
    return this.#best?.assignment ?? null;
  }

  /** Whether no plan is better: the price of moves is not part of the bound. */
  get isProven(): boolean {
    const { keep } = this.#built.problem;
    const smallest = 1e-9 * (1 + Math.abs(this.#bound.value));
    return keep === 0 && this.#best !== undefined && this.#best.value >= this.#bound.value - smallest;
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
    await this.#tell({ state: "searching", bound: this.#bound.value, plan });
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
    return { state: "done", bound: isProven ? plan.value : this.#bound.value, plan, isProven };
  }
}

await serveParent<SearchTask, SearchProgress, SearchResult>(
  { task: searchTask },
  async ({ rows, ...wanted }, { tell }) => {
    const built = buildProblem(rows);
    const locked = lockedWishes(rows);
    const isHopeless = locked.length > 0 || checkQuickly(built.problem) === "impossible";
    const found = isHopeless ? undefined : await search({ rows, built }, wanted, tell);
    if (found) return found;
    await tell({ state: "explaining", bound: null, plan: null });
    const contradictions = [...locked, ...(await explain(rows, built))];
    return contradictions.length === 0 ? { state: "undecided" } : { state: "impossible", contradictions };
  },
);

async function explain(rows: PlanRows, built: BuiltProblem): Promise<ContradictionText[]> {
  const { problem } = built;
  const names = explainNames(rows, built);
  const found = await findContradictions(problem, { deadlineMs: explainingMs, solveFeasibility });
  const texts = new Map<string, ContradictionText>();
  for (const contradiction of typeof found === "string" ? [] : found) {
    const sentences = contradictionMessages(contradiction.rules, problem, names);
    const key = JSON.stringify(sentences);
    // The same sentence can be about several.
    if (texts.has(key)) continue;
    const repairs = await repairsFor(problem, contradiction, names, solveFeasibility);
    texts.set(key, { sentences, repairs: repairs.map((repair) => repairMessage(repair, problem, names)) });
  }
  return [...texts.values()];
}

async function search(task: PlanTask, wanted: Omit<SearchTask, "rows">, tell: Tell): Promise<SearchResult | undefined> {
  const bound = new PlanBound(await loadHighs(), { ...task.built.problem, keep: 0 });
  try {
    await tell({ state: "searching", bound: bound.value, plan: null });
    return await searchBeside(task, wanted, bound, tell);
  } finally {
    bound.dispose();
  }
}

/** Searches, and now and then lowers the bound. */
async function searchBeside(
  task: PlanTask,
  { seconds, variant }: Omit<SearchTask, "rows">,
  bound: PlanBound,
  tell: Tell,
): Promise<SearchResult | undefined> {
  const { problem } = task.built;
  const best = new BestPlan(task, bound, tell);
  const start = problem.keep > 0 ? { start: problem.guests.map(({ current }) => current) } : {};
  const begun = performance.now();
  const secondsPassed = () => (performance.now() - begun) / 1000;
  const slicesPassed = () => secondsPassed() * slicesPerSecond;
  const slices = searchPlan(problem, { seed: variant, slicesPassed, ...start });
  let bounding = 0;
  for (;;) {
    const slice = slices.next();
    best.take(slice.done ? slice.value.plan : slice.value);
    const isProven = best.isProven || (slice.done === true && slice.value.isProven);
    if (slice.done || isProven || secondsPassed() >= seconds) return best.result(isProven);
    const beginning = performance.now();
    if (bound.isOpen && bounding < (beginning - begun) * shareOfBound) {
      lower(bound, best.assignment);
      bounding += performance.now() - beginning;
    }
    await best.sendIfDue();
    await otherWork();
  }
}

function lower(bound: PlanBound, assignment: readonly number[] | null): void {
  try {
    bound.step(assignment);
  } catch {
    // Without HiGHS, the bound stays as it is.
    bound.abandon();
    unloadHighs();
  }
}
