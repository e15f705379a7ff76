import {
  DeleteSavedPlanDocument,
  RenameSavedPlanDocument,
  SavedPlanSeatingDocument,
  SavedPlansDocument,
  SavePlanDocument,
} from "../../../frontend/features/seating/plans/generated/saved-plans.ts";
import { SeatingReasonsDocument } from "../../../frontend/features/seating/plans/generated/seating-reasons.ts";
import { SuggestSeatingDocument } from "../../../frontend/features/seating/plans/generated/suggest-seating.ts";
import { savedPlanOf } from "./belongings.ts";
import { organizersRead, organizersWrite } from "./expectations.ts";
import { subscribing } from "./live-rows.ts";
import { asking, type Row } from "./row.ts";

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

const changing = (ask: ReturnType<typeof asking>): Row => ({
  rule: "organizers",
  expected: organizersWrite,
  ...ask,
});

export const planRows: Record<string, Row> = {
  "Query.savedPlans": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(SavedPlansDocument, ({ eventId }) => ({ eventId })),
  },
  "Query.savedPlan": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(SavedPlanSeatingDocument, async (subject, world) => ({
      eventId: subject.eventId,
      id: await savedPlanOf(subject, world),
    })),
  },
  "Mutation.savePlan": changing(asking(SavePlanDocument, ({ eventId }) => ({ eventId, name: "Plan" }))),
  "Mutation.renameSavedPlan": changing(
    asking(RenameSavedPlanDocument, async (subject, world) => ({
      ...{ eventId: subject.eventId, id: await savedPlanOf(subject, world), name: "B" },
    })),
  ),
  "Mutation.deleteSavedPlan": changing(
    asking(DeleteSavedPlanDocument, async (subject, world) => ({
      ...{ eventId: subject.eventId, id: await savedPlanOf(subject, world) },
    })),
  ),
  "Subscription.suggestSeating": suggesting,
  "SeatingSuggestion.contradictions": { ...suggesting, rule: undefined },
  "Query.seatingReasons": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(
      SeatingReasonsDocument,
      // A guest without a table needs no process that compares others.
      ({ eventId, guestId }) => ({ eventId, guestId, moves: [{ guestId, tableLabel: "" }] }),
      ({ seatingReasons }) => (seatingReasons.reasons.length > 0 ? "ok" : "nothing"),
    ),
  },
};
