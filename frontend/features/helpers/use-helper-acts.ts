import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { HelperInput } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import type { NewLink } from "../../ui/ready-link.tsx";
import { showToast } from "../../ui/show-toast.ts";
import {
  EndHelperDocument,
  InviteHelperDocument,
  RenewHelperLinkDocument,
  UpdateHelperDocument,
} from "./generated/helper-acts.ts";

/** The helpers and the event's history are read again after each act, even a failed one: the helper may have ended. */
export function useHelperActs(eventId: number) {
  const [inviteOne, { client }] = useMutation(InviteHelperDocument);
  const [renewOne] = useMutation(RenewHelperLinkDocument);
  const [updateOne] = useMutation(UpdateHelperDocument);
  const [endOne] = useMutation(EndHelperDocument);
  // A link goes into no cache.
  const fetchPolicy = "no-cache";

  async function attempt<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } finally {
      forgetHelpers(client.cache, eventId);
    }
  }

  return {
    /** Shows a toast only if it fails; then the result is undefined. */
    async invite(input: HelperInput): Promise<NewLink | undefined> {
      try {
        const { data } = await attempt(() => inviteOne({ variables: { eventId, input }, fetchPolicy }));
        return data?.inviteHelper;
      } catch (error) {
        showToast(toastTexts.inviteHelperFailed(errorText(error)));
        return undefined;
      }
    },
    /** @throws what the server refused it with */
    async renewLink(id: number): Promise<NewLink | undefined> {
      const { data } = await attempt(() => renewOne({ variables: { eventId, id }, fetchPolicy }));
      return data?.renewHelperLink;
    },
    /** Shows a toast, and returns whether it worked. */
    async update(id: number, input: HelperInput): Promise<boolean> {
      try {
        await attempt(() => updateOne({ variables: { eventId, id, input } }));
        showToast(toastTexts.helperSaved(input.name));
        return true;
      } catch (error) {
        showToast(toastTexts.changeHelperFailed(errorText(error)));
        return false;
      }
    },
    async end({ id, name }: { id: number; name: string }): Promise<boolean> {
      try {
        await attempt(() => endOne({ variables: { eventId, id } }));
        showToast(toastTexts.helperEnded(name));
        return true;
      } catch (error) {
        showToast(toastTexts.changeHelperFailed(errorText(error)));
        return false;
      }
    },
  };
}

function forgetHelpers(cache: ApolloCache, eventId: number): void {
  const id = cache.identify({ __typename: "Event", id: eventId });
  if (id === undefined) return;
  for (const fieldName of ["helpers", "history"]) cache.evict({ id, fieldName });
}
