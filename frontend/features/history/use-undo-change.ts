import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { noteUndone } from "../../lib/undone-changes.ts";
import { showToast } from "../../ui/show-toast.ts";
import { LatestEventDocument } from "../events/generated/latest-event.ts";
import { UndoChangeDocument } from "./generated/undo-change.ts";

/** Undoes an entry's change and shows a toast, which offers the opposite. `isRedo`: the entry is itself an undo. */
export type UndoChange = (historyEntryId: number, isRedo?: boolean) => Promise<void>;

/** See {@link UndoChange}. The function stays the same between renders. */
export function useUndoChange(eventId: number): UndoChange {
  const client = useApolloClient();
  return useCallback(
    (historyEntryId, isRedo = false) => undoChange(client, eventId, historyEntryId, isRedo),
    [client, eventId],
  );
}

async function undoChange(
  client: ApolloClient,
  eventId: number,
  historyEntryId: number,
  isRedo: boolean,
): Promise<void> {
  try {
    const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { eventId, historyEntryId } });
    if (!data) throw new Error("The undo was answered without data.");
    const own = data.undoChange.historyEntryId;
    noteUndone(historyEntryId);
    forgetGuestList(client, eventId);
    const done = isRedo ? toastTexts.changeRedone() : toastTexts.changeUndone();
    showToast(done, () => void undoChange(client, eventId, own, !isRedo), isRedo ? t("ui.undo") : t("ui.redo"));
  } catch (error) {
    showToast(toastTexts.undoFailed(errorText(error)));
    return;
  }
  const query = { query: LatestEventDocument, variables: { id: eventId }, fetchPolicy: "network-only" } as const;
  // Without the answer, screens have older values at worst, and saving those is refused as a conflict.
  await client.query(query).catch(() => undefined);
}
