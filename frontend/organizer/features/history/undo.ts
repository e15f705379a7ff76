import type { ApolloClient } from "@apollo/client";
import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { LatestEventDocument } from "../../event/generated/event-here.ts";
import { forgetGuestList, noteUndone } from "../../lib/act.ts";
import { refusalText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success } from "../../lib/toast.ts";
import { LastChangeDocument, LastChangeEntryDocument, UndoChangeDocument } from "./generated/history.ts";
import { historyTitle } from "./history-texts.ts";

/**
 * Undoes an entry's change, or one that is itself an undo, and shows a toast, which offers the opposite, or says which later
 * changes are in the way.
 */
export type UndoChange = (historyEntryId: number, isRedo?: boolean) => Promise<void>;

/** See {@link UndoChange}. The function stays the same between renders. */
export function useUndoChange(eventId: number): UndoChange {
  const client = useApolloClient();
  return useCallback(
    (historyEntryId, isRedo = false) => undoChange(client, eventId, historyEntryId, isRedo),
    [client, eventId],
  );
}

/** {@link UndoChange} for a button, and whether it is at work. */
export function useUndoButton(eventId: number): [undo: UndoChange, isBusy: boolean] {
  const onUndo = useUndoChange(eventId);
  const [isBusy, setIsBusy] = useState(false);
  const undo: UndoChange = async (...undone) => {
    setIsBusy(true);
    await onUndo(...undone);
    setIsBusy(false);
  };
  return [undo, isBusy];
}

async function undoChange(
  client: ApolloClient,
  eventId: number,
  historyEntryId: number,
  isRedo: boolean,
): Promise<void> {
  try {
    const variables = { eventId, historyEntryId };
    const { data } = await client.mutate({ mutation: UndoChangeDocument, variables });
    if (!data) throw new Error("The undo was answered without data.");
    const own = data.undoChange.historyEntryId;
    noteUndone(historyEntryId, own);
    forgetGuestList(client, eventId);
    showToast(
      success(t(isRedo ? "toasts.changeRedone.title" : "toasts.changeUndone.title")),
      () => void undoChange(client, eventId, own, !isRedo),
      isRedo ? t("ui.undo") : t("ui.redo"),
    );
  } catch (error) {
    showToast(failure(t("toasts.undoFailed.title"), refusalText(error)));
    return;
  }
  const query = { query: LatestEventDocument, variables: { id: eventId }, fetchPolicy: "network-only" } as const;
  // Without the answer, screens have older values at worst, and saving those is refused as a conflict.
  await client.query(query).catch(() => undefined);
}

/** Undoes the last change that stands, whoever made it; disabled while there is none. */
export function useLastUndo(eventId: number) {
  const [undo, isBusy] = useUndoButton(eventId);
  const { data } = useQuery(LastChangeDocument, { variables: { eventId } });
  // What was done again stands as before, so undoings are never undone from here.
  const place = data?.event.history.nodes.findIndex((one) => one.isUndoable && one.action !== "undo") ?? -1;
  const { data: found } = useQuery(
    LastChangeEntryDocument,
    place < 0 ? skipToken : { variables: { eventId, offset: place } },
  );
  const [entry] = found?.event.history.nodes ?? [];
  const id = data?.event.history.nodes[place]?.id;

  if (id === undefined || entry?.id !== id)
    return { label: data && place < 0 ? t("history.nothingToUndo") : t("ui.undo"), isDisabled: true, isBusy };
  const author = entry.user?.name ?? entry.authorName;
  const what = historyTitle(entry);
  const isOwn = id === data?.event.undo?.id || author === null;
  const label = isOwn ? t("history.undoEntry", { what }) : t("history.undoEntryBy", { what, author });
  return { id, label, isDisabled: false, isBusy, act: () => void undo(id) };
}
