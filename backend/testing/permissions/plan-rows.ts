import {
  DeleteSavedPlanDocument,
  SavedPlanSeatingDocument,
  SavedPlansDocument,
  SavePlanDocument,
} from "../../../frontend/organizer/features/seating/plans/generated/saved-plans.ts";
import { savedPlanOf, withId } from "./belongings.ts";
import { ofEvent, type Row, reads, writes } from "./row.ts";

export const planRows: Record<string, Row> = {
  "Query.savedPlans": reads(SavedPlansDocument, ofEvent),
  "Query.savedPlan": reads(SavedPlanSeatingDocument, withId(savedPlanOf)),
  "Mutation.savePlan": writes(SavePlanDocument, ({ eventId }) => ({ eventId, name: "Plan" })),
  "Mutation.deleteSavedPlan": writes(DeleteSavedPlanDocument, withId(savedPlanOf)),
};
