import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import { showToast } from "../../ui/show-toast.ts";
import { RestoreGuestListDocument } from "./generated/restore-guest-list.ts";

/** Restores the list as it was before a history entry. `restore` returns whether it worked. */
export function useRestoreGuestList(eventId: number) {
  const [mutate, { client }] = useMutation(RestoreGuestListDocument);
  const undo = useUndo();

  async function restore(historyEntryId: number): Promise<boolean> {
    try {
      const { data } = await mutate({ variables: { eventId, historyEntryId } });
      if (!data) throw new Error("The restoring was answered without data.");
      forgetGuestList(client, eventId);
      const { guestCount, historyEntryId: ownEntryId } = data.restoreGuestList;
      showToast(toastTexts.guestListRestored(guestCount), undo(ownEntryId));
      return true;
    } catch (error) {
      showToast(toastTexts.restoreGuestListFailed(errorText(error)));
      return false;
    }
  }

  return { restore };
}
