import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { SetRetentionDocument } from "./generated/set-retention.ts";

export function useSetRetention(eventId: number) {
  const [mutate, { loading }] = useMutation(SetRetentionDocument, {
    update(cache) {
      cache.evict({ id: cache.identify({ __typename: "Event", id: eventId }), fieldName: "history" });
    },
  });

  /** @param days null for the installation's number, 0 for forever */
  async function setRetention(days: number | null): Promise<void> {
    try {
      await mutate({ variables: { eventId, days } });
      showToast(toastTexts.retentionSaved());
    } catch (error) {
      showToast(toastTexts.retentionFailed(errorText(error)));
    }
  }

  return { setRetention, isSaving: loading };
}
