import { serveParent } from "../../../lib/serve-parent.ts";
import { alternativeMessages, reasonMessage } from "../explain/explain-words.ts";
import { reasonsFor } from "../explain/reasons.ts";
import { buildProblem } from "../problem/build-problem.ts";
import { explainNames } from "../problem/explain-names.ts";
import { type ReasonsResult, type ReasonsTask, reasonsTask } from "../problem/reasons-messages.ts";
import { mediumWish } from "../problem/weights.ts";

// Child process, because looking at every other table takes too long for a server's own.

await serveParent<ReasonsTask, never, ReasonsResult>({ task: reasonsTask }, async ({ rows, guestId }) => {
  const built = buildProblem(rows);
  const { problem, guestIds, tableIds } = built;
  const names = explainNames(rows, built);
  const assignment = problem.guests.map(({ current }) => current);
  const { reasons, alternative } = reasonsFor(problem, assignment, guestIds.indexOf(guestId));
  return {
    reasons: reasons.map((reason) => reasonMessage(reason, names)),
    alternative: alternative && {
      tableId: tableIds[alternative.table] ?? 0,
      cost: alternative.cost / mediumWish,
      sentences: alternativeMessages(alternative, names, mediumWish),
    },
  };
});
