import { useMutation } from "@apollo/client/react";
import { LatestEventDocument, UndoChangeDocument } from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";

/**
 * Undoes the change that a history entry is about, fetches again what it may have changed, and shows a toast, which offers to
 * make the change again.
 */
export function useUndoChange(eventId: number): (historyEntryId: number) => Promise<void> {
  const [mutate, { client }] = useMutation(UndoChangeDocument);

  async function undo(historyEntryId: number, isRedo: boolean): Promise<void> {
    try {
      const { data } = await mutate({ variables: { eventId, historyEntryId } });
      if (!data) throw new Error("The undo was answered without data.");
      const back = data.undoChange.historyEntryId;
      forgetGuestList(client, eventId);
      const done = isRedo ? toastTexts.changeRedone() : toastTexts.changeUndone();
      showToast(done, () => void undo(back, !isRedo), isRedo ? t("ui.undo") : t("ui.redo"));
    } catch (error) {
      showToast(toastTexts.undoFailed(errorText(error)));
      return;
    }
    const event = { query: LatestEventDocument, variables: { id: eventId }, fetchPolicy: "network-only" } as const;
    // Screens that show the event then have older values at worst, and saving those is refused as a conflict.
    await client.query(event).catch(() => undefined);
  }

  return (historyEntryId) => undo(historyEntryId, false);
}
