import { useMutation } from "@apollo/client/react";
import { CreateEventDocument } from "../../generated/documents.ts";

/** Creates an event; every list of events, or of customers without one, is fetched again when it is next shown. */
export function useCreateEvent() {
  return useMutation(CreateEventDocument, {
    update(cache) {
      cache.evict({ id: "ROOT_QUERY", fieldName: "events" });
      cache.evict({ id: "ROOT_QUERY", fieldName: "users" });
    },
  });
}
