import { SetRetentionDocument } from "../../../frontend/features/retention/generated/set-retention.ts";
import { EventRetentionDocument, type EventRetentionQuery } from "../generated/operations.ts";
import { organizersRead, organizersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

const eventField = (look: (event: EventRetentionQuery["event"]) => unknown): Row => ({
  rule: undefined,
  expected: organizersRead,
  ...asking(
    EventRetentionDocument,
    ({ eventId }) => ({ id: eventId }),
    ({ event }) => (look(event) === undefined ? "nothing" : "ok"),
  ),
});

export const retentionRows: Record<string, Row> = {
  "Event.usualRetentionDays": eventField(({ usualRetentionDays }) => usualRetentionDays),
  "Event.removal": eventField(({ removal }) => removal),
  "Event.figures": eventField(({ figures }) => figures),
  "Mutation.setRetention": {
    rule: "signed in",
    expected: organizersWrite,
    ...asking(SetRetentionDocument, ({ eventId }) => ({ eventId, days: 30 })),
  },
};
