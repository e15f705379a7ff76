import type { ApolloClient } from "@apollo/client";
import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { LatestEventDocument } from "../../event/generated/event-here.ts";
import { refusalText } from "../../lib/errors.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success } from "../../lib/toast.ts";
import { noteUndone } from "../../lib/undo.ts";
import { LastChangeDocument, LastChangeEntryDocument, UndoChangeDocument } from "./generated/history.ts";
import { historyTitle } from "./history-texts.ts";

interface UndoOptions {
  /** Whether the entry is itself an undo. */
  isRedo?: boolean;
}

/** Undoes an entry's change and shows a toast, which offers the opposite, or says which later changes are in the way. */
export type UndoChange = (historyEntryId: number, options?: UndoOptions) => Promise<void>;

/** See {@link UndoChange}. The function stays the same between renders. */
export function useUndoChange(eventId: number): UndoChange {
  const client = useApolloClient();
  return useCallback(
    (historyEntryId, options = {}) => undoChange(client, eventId, historyEntryId, options),
    [client, eventId],
  );
}

async function undoChange(
  client: ApolloClient,
  eventId: number,
  historyEntryId: number,
  { isRedo = false }: UndoOptions,
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
      () => void undoChange(client, eventId, own, { isRedo: !isRedo }),
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
  const onUndo = useUndoChange(eventId);
  const { data } = useQuery(LastChangeDocument, { variables: { eventId } });
  // What was done again stands as before, so undoings are never undone from here.
  const place = data?.event.history.nodes.findIndex((one) => one.isUndoable && one.action !== "undo") ?? -1;
  const { data: found } = useQuery(
    LastChangeEntryDocument,
    place < 0 ? skipToken : { variables: { eventId, offset: place } },
  );
  const [isBusy, setIsBusy] = useState(false);
  const [entry] = found?.event.history.nodes ?? [];
  const id = data?.event.history.nodes[place]?.id;

  async function undo(shown: number) {
    setIsBusy(true);
    await onUndo(shown);
    setIsBusy(false);
  }

  if (id === undefined || entry?.id !== id)
    return { label: data && place < 0 ? t("history.nothingToUndo") : t("ui.undo"), isDisabled: true, isBusy };
  const author = entry.user?.name ?? entry.authorName;
  const what = historyTitle(entry);
  const isOwn = id === data?.event.undo?.id || author === null;
  const label = isOwn ? t("history.undoEntry", { what }) : t("history.undoEntryBy", { what, author });
  return { id, label, isDisabled: false, isBusy, act: () => void undo(id) };
}
