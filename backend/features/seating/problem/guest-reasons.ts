import { alternativeMessages, reasonMessage } from "../explain/explain-words.ts";
import { reasonsFor } from "../explain/reasons.ts";
import { buildProblem } from "./build-problem.ts";
import { explainNames } from "./explain-names.ts";
import type { PlanRows } from "./plan-rows.ts";
import type { ReasonsResult } from "./reasons-messages.ts";
import { roomFacts } from "./room-facts.ts";
import { mediumWish } from "./weights.ts";

/** Why a guest sits where they sit, in sentences. Takes seconds at a large event. */
export function guestReasons(rows: PlanRows, guestId: number): ReasonsResult {
  const built = buildProblem(rows);
  const { problem, guestIds, tableIds } = built;
  const names = explainNames(rows, built);
  const assignment = problem.guests.map(({ current }) => current);
  const { reasons, alternative } = reasonsFor(problem, assignment, guestIds.indexOf(guestId), roomFacts(rows, built));
  return {
    reasons: reasons.map((reason) => reasonMessage(reason, names)),
    alternative: alternative && {
      tableId: tableIds[alternative.table] ?? 0,
      cost: alternative.cost / mediumWish,
      sentences: alternativeMessages(alternative, names, mediumWish),
    },
  };
}
