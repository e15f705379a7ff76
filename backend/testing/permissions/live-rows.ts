import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { EventChangedDocument } from "../../../frontend/features/guests/generated/event-changed.ts";
import { GuestSearchDocument } from "../generated/guest-operations.ts";
import { firstLive } from "../live-client.ts";
import { hiddenColumn, type Subject } from "./events.ts";
import { guestsRead, organizersRead, withCoded, withDiscreet } from "./expectations.ts";
import type { Asking, Row } from "./row.ts";

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
    ...subscribing(
      EventChangedDocument,
      ({ eventId }) => ({ eventId }),
      ({ eventChanged }, { eventId }) => (eventChanged.eventId === eventId ? "ok" : "another event"),
    ),
  },
  "EventChange.guestCount": {
    rule: undefined,
    expected: organizersRead,
    ...subscribing(
      EventChangedDocument,
      ({ eventId }) => ({ eventId }),
      ({ eventChanged }) => (eventChanged.guestCount > 0 ? "ok" : "no guests"),
    ),
  },
  "Subscription.guestSearch": {
    rule: "anybody",
    expected: withCoded(withDiscreet(guestsRead("found with tablemates", "NOT_FOUND"), "found alone"), "FORBIDDEN"),
    ...subscribing(
      GuestSearchDocument,
      ({ eventId }) => ({ eventId, query: "ann" }),
      ({ guestSearch: [match] }) => {
        if (!match) return "not found";
        if (hiddenColumn in match.additionalInfo) return "found with what is hidden";
        return match.tablemates.length > 0 ? "found with tablemates" : "found alone";
      },
    ),
  },
};
