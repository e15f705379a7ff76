import {
  EventRetentionDocument,
  type EventRetentionQuery,
  SetRetentionDocument,
} from "../../../frontend/generated/documents.ts";
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
