import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { message } from "../../../../common/messages/message.ts";
import type { Database } from "../../../database/client.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { declareQueue, FairQueue } from "../../../lib/fair-queue.ts";
import type { PlanOutcome } from "../../../lib/metrics.ts";
import { onceFor } from "../../../lib/once-for.ts";
import type { WritableEventId } from "../../event-rights/event-scope.type.ts";
import { requireWritableEvent } from "../../events/event-access.service.ts";
import type { Viewer } from "../../users/viewer.type.ts";
import { partakers } from "../problem/build-problem.ts";
import type { PlanOptions } from "../problem/plan-rows.ts";
import { type ReadRows, readPlanRows } from "./plan-rows.service.ts";
import { searchInChild, type UntimedSuggestion, withoutPlan } from "./plan-run.service.ts";
import type { SeatingSuggestion, SuggestionState } from "./seating-suggestion.type.ts";

/** Somebody who wants a plan. */
export interface Planner {
  db: Database;
  /** As of the subscription. */
  viewer: Viewer;
  /** As of now: the session may have ended, or a right may be gone. */
  currentViewer(): Promise<Viewer>;
  log: Logger;
  countPlan(outcome: PlanOutcome, seconds: number): void;
}

/** A search for a plan. */
export interface WantedSearch {
  id: WritableEventId;
  /** Whose searches take turns with others'. */
  author: string;
  seconds: number;
  /** Number of the plan: another one is found from another one. */
  variant: number;
  options: PlanOptions;
  includesLockedTables: boolean;
  /** The list's version on the organizer's screen; undefined accepts any. */
  seen: number | undefined;
  listVersion: number;
}

// A search takes a core and hundreds of megabytes; requests go on beside two of them.
const searches = declareQueue({
  what: "Seating: searches for a plan",
  counts: "account",
  places: 2,
  placesWhenSmall: 1,
  waiting: 10,
  waitingPerKey: 2,
  // The screen shows that the search is waiting.
  maxWaitMs: 10 * 60_000,
  beyond: {
    own: { code: "RATE_LIMITED", message: message("seating-plans.ownWaiting"), retryAfterSeconds: 30 },
    all: { code: "RATE_LIMITED", message: message("seating-plans.manyWaiting"), retryAfterSeconds: 30 },
  },
});
const turnsOf = onceFor((_db: Database) => new FairQueue(searches));

/** Interval for checking the right, and longest time without a report. */
const checkMs = 1000;

/**
 * Searches in turn, until stopped or the right to change the event is lost.
 * @throws DomainError as {@link requireWritableEvent}; BAD_INPUT for nothing to seat; TOO_LARGE; RATE_LIMITED; CONFLICT
 */
export async function searchForPlan(
  planner: Planner,
  wanted: WantedSearch,
  report: (value: SeatingSuggestion) => void,
  stopped: AbortSignal,
): Promise<void> {
  const { db, countPlan, log } = planner;
  const news = new News(report);
  const guard = new AbortController();
  const signal = AbortSignal.any([stopped, guard.signal]);
  const requireRight = async () => requireWritableEvent(db, await planner.currentViewer(), wanted.id);
  const guarding = keepWatch(guard, signal, requireRight, () => news.repeat(checkMs));
  let outcome: PlanOutcome = "failed";
  try {
    const turn = turnsOf(db).run(wanted.author, () => takeTurn(db, wanted, news, signal), signal);
    if (!news.hasBegun) news.report(withoutPlan("waiting", wanted.listVersion));
    const ended = await turn;
    await requireRight();
    outcome = outcomeOf[ended.state];
    news.report(ended);
  } catch (error) {
    if (signal.aborted) outcome = "stopped";
    else if (error instanceof DomainError) outcome = "refused";
    throw error;
  } finally {
    guard.abort();
    await guarding;
    countPlan(outcome, news.seconds);
    log.info({ outcome, ms: Math.round(news.seconds * 1000) }, "plan");
  }
}

const outcomeOf: Record<SuggestionState, PlanOutcome> = {
  waiting: "failed",
  searching: "failed",
  done: "done",
  impossible: "impossible",
};

/** @throws DomainError BAD_INPUT without guests or tables; CONFLICT when the list is not as it was seen */
function requireSeatable({ rows, listVersion }: ReadRows, seen: number | undefined): void {
  if (seen !== undefined && seen !== listVersion) {
    throw new DomainError("CONFLICT", message("seating-plans.listChanged"));
  }
  if (rows.tables.every(({ isLocked }) => isLocked)) {
    throw new DomainError("BAD_INPUT", message("seating-plans.noTables"));
  }
  if (partakers(rows).length === 0) throw new DomainError("BAD_INPUT", message("seating-plans.nobodyToSeat"));
}

async function takeTurn(
  db: Database,
  { id, seconds, variant, options, includesLockedTables, seen, listVersion }: WantedSearch,
  news: News,
  signal: AbortSignal,
): Promise<UntimedSuggestion> {
  news.begin();
  news.report(withoutPlan("searching", listVersion));
  const read = await readPlanRows(db, id, options, includesLockedTables);
  requireSeatable(read, seen);
  return searchInChild(read, { seconds, variant }, (suggestion) => news.report(suggestion), signal);
}

/** A refusal aborts the guard; other errors count as temporary. */
async function keepWatch(
  guard: AbortController,
  signal: AbortSignal,
  requireRight: () => Promise<unknown>,
  onCheck: () => void,
): Promise<void> {
  for (;;) {
    await delay(checkMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await requireRight().catch((error: unknown) => {
      if (error instanceof DomainError) guard.abort(error);
    });
    onCheck();
  }
}

class News {
  readonly #report: (value: SeatingSuggestion) => void;
  #latest: UntimedSuggestion | undefined;
  #begunAt: number | undefined;
  #reportedAt = 0;

  constructor(report: (value: SeatingSuggestion) => void) {
    this.#report = report;
  }

  get hasBegun(): boolean {
    return this.#begunAt !== undefined;
  }

  get seconds(): number {
    return this.#begunAt === undefined ? 0 : (performance.now() - this.#begunAt) / 1000;
  }

  begin(): void {
    this.#begunAt = performance.now();
  }

  report(suggestion: UntimedSuggestion): void {
    this.#latest = suggestion;
    this.#reportedAt = performance.now();
    this.#report({ ...suggestion, seconds: this.seconds });
  }

  repeat(afterMs: number): void {
    if (this.hasBegun && this.#latest && performance.now() - this.#reportedAt >= afterMs) this.report(this.#latest);
  }
}
