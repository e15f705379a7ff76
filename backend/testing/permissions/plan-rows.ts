import { SeatingReasonsDocument } from "../../../frontend/features/seating/plans/generated/seating-reasons.ts";
import { SuggestSeatingDocument } from "../../../frontend/features/seating/plans/generated/suggest-seating.ts";
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

export const planRows: Record<string, Row> = {
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
