import { z } from "zod";
import { maxTableCapacity } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { rule } from "../../../../common/rule-messages.ts";
import type { Database } from "../../../database/client.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { LiveTask, type TaskReport } from "../../../lib/live-task.ts";
import { onceFor } from "../../../lib/once-for.ts";
import { parseInput, withoutNulls } from "../../../lib/parse-input.ts";
import { declareRate, RateLimit } from "../../../lib/rate-limit.ts";
import { readGuestListVersion } from "../../events/event.service.ts";
import { requireWritableEvent } from "../../events/event-access.service.ts";
import { authorOf } from "../../users/author.service.ts";
import { type Planner, searchForPlan, type WantedSearch } from "./plan-search.service.ts";
import type { SuggestSeatingInput } from "./seating-suggestion.input.ts";
import type { SeatingSuggestion } from "./seating-suggestion.type.ts";

const secondsRule = rule("rules.planSeconds");
const variantRule = rule("rules.planVariant");
const seatsRule = rule("rules.tableCapacity");

const inputSchema = z.object({
  seconds: z.int(secondsRule).min(2, secondsRule).max(30, secondsRule),
  variant: z.int(variantRule).min(1, variantRule).max(1000, variantRule),
  keep: z.enum(["nothing", "preferably", "fewest_moves"]),
  seatsPerTable: z
    .int(seatsRule)
    .min(1, seatsRule)
    .max(maxTableCapacity, seatsRule)
    .optional()
    .transform((seats) => seats ?? null),
  splitHouseholds: z.boolean(),
  includesLockedTables: z.boolean(),
  assignsChairs: z.boolean(),
  listVersion: z.int().optional(),
});

// Each start reads the list, even for a search that is stopped at once.
const starts = declareRate({
  what: "Seating: beginning searches for a plan",
  counts: "each account",
  max: 20,
  message: message("seating-plans.tooManyStarts"),
});
const startLimitOf = onceFor((_db: Database) => new RateLimit(starts));

/**
 * Searches while its reports are read; nothing is stored, and later refusals are reports, see {@link searchForPlan}.
 * @throws DomainError as the event's checks; BAD_INPUT; RATE_LIMITED; CONFLICT during another search of the event
 */
export async function suggestSeating(
  planner: Planner,
  eventId: number,
  input: SuggestSeatingInput,
): Promise<AsyncIterable<TaskReport<SeatingSuggestion>>> {
  const { db, viewer } = planner;
  const author = authorOf(viewer).key;
  const id = await requireWritableEvent(db, viewer, eventId);
  const {
    seconds,
    variant,
    listVersion: seen,
    includesLockedTables,
    ...options
  } = parseInput(inputSchema, withoutNulls(input));
  startLimitOf(db).count(author);
  const listVersion = await readGuestListVersion(db.prisma, id);
  const claim = await db.claims.claim("plan", id);
  if (!claim) throw new DomainError("CONFLICT", message("seating-plans.inProgress"));
  const wanted: WantedSearch = { id, author, seconds, variant, options, includesLockedTables, seen, listVersion };
  return new LiveTask(
    (report, stopped) => searchForPlan(planner, wanted, report, AbortSignal.any([stopped, claim.lost])),
    () => claim.release(),
  );
}

/** @throws what ended the search */
export function suggestionOf(report: TaskReport<SeatingSuggestion>): SeatingSuggestion {
  if ("failure" in report) throw report.failure;
  return report.value;
}
