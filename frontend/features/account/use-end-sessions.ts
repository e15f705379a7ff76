import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { errorText, isNotFound } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { EndOtherSessionsDocument, EndSessionDocument } from "./generated/end-session.ts";

/** Ends other sessions and shows a toast. The list is read again even on failure. Each returns whether it worked. */
export function useEndSessions() {
  const [endOne, { client }] = useMutation(EndSessionDocument, { update: forgetSessions });
  const [endOthers] = useMutation(EndOtherSessionsDocument, { update: forgetSessions });

  return {
    async endSession(id: string, device: string): Promise<boolean> {
      try {
        await endOne({ variables: { id } });
        showToast(toastTexts.sessionEnded(device));
        return true;
      } catch (error) {
        showToast(toastTexts.endSessionsFailed(errorText(error)));
        if (isNotFound(error)) forgetSessions(client.cache);
        return false;
      }
    },
    async endOtherSessions(): Promise<boolean> {
      try {
        await endOthers();
        showToast(toastTexts.otherSessionsEnded());
        return true;
      } catch (error) {
        showToast(toastTexts.endSessionsFailed(errorText(error)));
        return false;
      }
    },
  };
}

function forgetSessions(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "sessions" });
}
