import { useMutation } from "@apollo/client/react";
import { CreateEventDocument } from "./generated/create-event.ts";

/** Lists of events, or of customers without one, are fetched again when they are next shown. */
export function useCreateEvent() {
  return useMutation(CreateEventDocument, {
    update(cache) {
      cache.evict({ id: "ROOT_QUERY", fieldName: "events" });
      cache.evict({ id: "ROOT_QUERY", fieldName: "users" });
    },
  });
}
