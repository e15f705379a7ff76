import {
  DeleteSavedPlanDocument,
  SavedPlanSeatingDocument,
  SavedPlansDocument,
  SavePlanDocument,
} from "../../../frontend/features/seating/plans/generated/saved-plans.ts";
import { SuggestSeatingDocument } from "../../../frontend/features/seating/plans/generated/suggest-seating.ts";
import { savedPlanOf, withId } from "./belongings.ts";
import { organizersWrite } from "./expectations.ts";
import { subscribing } from "./live-rows.ts";
import { ofEvent, type Row, reads, writes } from "./row.ts";

// The first report comes before a process begins to search.
const suggesting: Row = {
  rule: "organizers",
  expected: organizersWrite,
  ...subscribing(
    SuggestSeatingDocument,
    ({ eventId }) => ({ eventId, input: {} }),
    ({ suggestSeating: { state, contradictions } }) =>
      (state === "SEARCHING" || state === "WAITING") && contradictions.length === 0 ? "ok" : state,
  ),
  // Nobody else may search for a plan of the same event meanwhile.
  isChange: true,
};

export const planRows: Record<string, Row> = {
  "Query.savedPlans": reads(SavedPlansDocument, ofEvent),
  "Query.savedPlan": reads(SavedPlanSeatingDocument, withId(savedPlanOf)),
  "Mutation.savePlan": writes(SavePlanDocument, ({ eventId }) => ({ eventId, name: "Plan" })),
  "Mutation.deleteSavedPlan": writes(DeleteSavedPlanDocument, withId(savedPlanOf)),
  "Subscription.suggestSeating": suggesting,
  "SeatingSuggestion.contradictions": { ...suggesting, rule: undefined },
};
