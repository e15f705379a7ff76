import { SetRetentionDocument } from "../../../frontend/organizer/features/retention/generated/retention.ts";
import { EventRetentionDocument, type EventRetentionQuery } from "../generated/operations.ts";
import { organizersWrite } from "./expectations.ts";
import { type Row, readsField, rowsOf } from "./row.ts";

const eventField = (look: (event: EventRetentionQuery["event"]) => unknown): Row =>
  readsField(
    EventRetentionDocument,
    ({ eventId }) => ({ id: eventId }),
    ({ event }) => (look(event) === undefined ? "nothing" : "ok"),
  );

export const retentionRows: Record<string, Row> = {
  "Event.usualRetentionDays": eventField(({ usualRetentionDays }) => usualRetentionDays),
  "Event.removal": eventField(({ removal }) => removal),
  "Event.figures": eventField(({ figures }) => figures),
  "Mutation.setRetention": rowsOf("signed in", organizersWrite)(SetRetentionDocument, ({ eventId }) => ({
    eventId,
    days: 30,
  })),
};
