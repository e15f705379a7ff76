import { message } from "../../../../common/messages/message.ts";
import { type ChildProgram, entryBeside } from "../../../lib/child-program.ts";
import { declareLimit, formatBytes, formatSeconds } from "../../../lib/declared-limits.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { ChildEnded, type ChildLimits, runChild } from "../../../lib/run-child.ts";
import {
  type FoundPlan,
  type SearchProgress,
  type SearchResult,
  type SearchTask,
  searchProgress,
  searchResult,
  searchTask,
} from "../problem/search-messages.ts";
import type { ReadRows } from "./plan-rows.service.ts";
import type { SeatingSuggestion } from "./seating-suggestion.type.ts";

/** For starting and reading; the process has low priority, a tenth of a busy processor. */
const besidesSearchMs = 60_000;

/** For assigning chairs: 12 s of a processor for 2,000 guests at tables of twelve. */
const chairsMs = 60_000;

/** Searching takes 250 MB for 5,000 guests with 100,000 pairs apart. */
const memoryLimits: Omit<ChildLimits, "timeoutMs"> = { maxResidentBytes: 640 * 1024 * 1024, maxHeapMegabytes: 384 };

declareLimit({
  what: "Seating: searching for a plan",
  counts: "each search",
  limit: `${formatSeconds(besidesSearchMs / 1000)} besides the chosen time, with chairs ${formatSeconds((besidesSearchMs + chairsMs) / 1000)}, ${formatBytes(memoryLimits.maxResidentBytes)}, in a process of its own`,
  beyond: "413",
});

const program: ChildProgram<SearchTask, SearchProgress, SearchResult> = {
  entry: entryBeside(import.meta.url, "./plan.child"),
  task: searchTask,
  progress: searchProgress,
  result: searchResult,
};

/** A suggestion without its duration. */
export type UntimedSuggestion = Omit<SeatingSuggestion, "seconds">;

export const withoutPlan = (state: SeatingSuggestion["state"], listVersion: number): UntimedSuggestion => ({
  state,
  listVersion,
  value: null,
  moveCount: 0,
  seatedCount: 0,
  brokenRules: 0,
  moves: [],
  contradictionTexts: [],
});

/** Searches in a child process; `report` gets better plans, 4 a second at most. @throws DomainError TOO_LARGE */
export async function searchInChild(
  { rows, listVersion }: ReadRows,
  { seconds, variant }: Omit<SearchTask, "rows">,
  report: (suggestion: UntimedSuggestion) => void,
  signal: AbortSignal,
): Promise<UntimedSuggestion> {
  const labels = new Map(rows.tables.map(({ id, label }) => [id, label]));
  const suggest = (state: "searching" | "done", plan: FoundPlan | null) => ({
    ...withoutPlan(state, listVersion),
    ...(plan && { value: plan.value, moveCount: plan.moveCount, seatedCount: plan.seatedCount }),
    ...(plan && { brokenRules: plan.brokenRules }),
    ...(plan && { moves: movesOf(plan, labels) }),
  });
  const limits = {
    ...memoryLimits,
    timeoutMs: seconds * 1000 + besidesSearchMs + (rows.options.assignsChairs ? chairsMs : 0),
  };
  const onProgress = ({ plan }: SearchProgress) => report(suggest("searching", plan));
  const task = { rows, seconds, variant };
  try {
    const result = await runChild(program, { task, bytes: new Uint8Array(), limits, signal, onProgress });
    if (result.state === "done") return suggest("done", result.plan);
    return { ...withoutPlan("impossible", listVersion), contradictionTexts: result.contradictions };
  } catch (error) {
    const isTooMuch = error instanceof ChildEnded && error.failure !== "failed";
    throw isTooMuch ? new DomainError("TOO_LARGE", message("seating-plans.tooDemanding"), { cause: error }) : error;
  }
}

const movesOf = ({ guestIds, tableIds, seatNumbers }: FoundPlan, labels: ReadonlyMap<number, string>) =>
  Array.from(guestIds, (guestId, place) => ({
    guestId,
    tableLabel: labels.get(tableIds[place] ?? 0) ?? "",
    seatNumber: seatNumbers[place] || null,
  }));
