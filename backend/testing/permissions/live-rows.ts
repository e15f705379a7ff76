import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { EventChangedDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { GuestSearchDocument } from "../generated/guest-operations.ts";
import { firstLive } from "../live-client.ts";
import type { Subject } from "./events.ts";
import { organizersRead } from "./expectations.ts";
import { type Asking, ofEvent, type Row } from "./row.ts";
import { foundIn, guestsFind } from "./search-rows.ts";

export function subscribing<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (subject: Subject) => NoInfer<Variables>,
  look: (data: Data, subject: Subject) => string,
): Asking {
  return {
    isChange: false,
    question: async (subject) => ({ document, variables: variablesOf(subject) }),
    run: async (client, subject) => look(await firstLive(client, document, variablesOf(subject)), subject),
  };
}

export const liveRows: Record<string, Row> = {
  "Subscription.eventChanged": {
    rule: "organizers",
    expected: organizersRead,
    ...subscribing(EventChangedDocument, ofEvent, ({ eventChanged }, { eventId }) =>
      eventChanged.eventId === eventId ? "ok" : "another event",
    ),
  },
  "EventChange.guestCount": {
    rule: undefined,
    expected: organizersRead,
    ...subscribing(EventChangedDocument, ofEvent, ({ eventChanged }) =>
      eventChanged.guestCount > 0 ? "ok" : "no guests",
    ),
  },
  "Subscription.guestSearch": {
    rule: "anybody",
    expected: guestsFind,
    ...subscribing(
      GuestSearchDocument,
      ({ eventId }) => ({ eventId, query: "ann" }),
      ({ guestSearch }) => foundIn(guestSearch),
    ),
  },
};
