import { useMutation } from "@apollo/client/react";
import { forgetLists } from "../../lib/forget-guest-list.ts";
import { CreateEventDocument } from "./generated/create-event.ts";

/** Lists of events, or of customers without one, are fetched again when they are next shown. */
export function useCreateEvent() {
  return useMutation(CreateEventDocument, { update: forgetLists });
}
