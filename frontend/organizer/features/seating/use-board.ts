import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { forgetGuestList } from "../../lib/act.ts";
import { asError, type QueryFailure, queryFailure, refusalText } from "../../lib/errors.ts";
import type { GuestFormRequest } from "../../lib/guest-form-request.ts";
import { logFailure } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { dismissToast, failure, showToast, success } from "../../lib/toast.ts";
import { createBoardServer } from "./board-server.ts";
import { type BoardStore, createBoardStore, type DoneAct } from "./board-store.ts";
import { SeatingEventChangedDocument } from "./generated/read-board.ts";
import type { BoardAct } from "./model/board-act.ts";
import { nothingSelected, type Selection, stillThere } from "./model/selection.ts";
import type { Moving, Seating, ShownBoard, SidePanelView, TablePresence } from "./seating.ts";
import { createStore, type Store } from "./store.ts";

interface UsedBoard {
  seating: Seating;
  shown: ShownBoard | undefined;
  failure: QueryFailure | undefined;
}

/**
 * The board of an event: read once, then kept up to date with what is done here and elsewhere.
 *
 * @param listVersion as read before the board, if it was
 */
export function useBoard(eventId: number, isReadOnly: boolean, listVersion: number | undefined): UsedBoard {
  const client = useApolloClient();
  const [earlierVersion] = useState(listVersion);
  const [error, setError] = useState<Error>();

  const { store, seating } = useMemo(() => {
    const server = createBoardServer(client, eventId, earlierVersion);
    const made = createBoardStore(server, (reason) => refuse(refusalText(reason)));
    return { store: made, seating: createSeating(eventId, isReadOnly, made) };
  }, [client, eventId, isReadOnly, earlierVersion]);

  const load = useMemo(
    () => async () => {
      setError(undefined);
      await store.load().catch((reason: unknown) => setError(asError(reason)));
    },
    [store],
  );
  useEffect(() => void load(), [load]);

  useEffect(
    () =>
      store.subscribe(() => {
        const shown = store.get();
        const { selection } = seating;
        if (shown) selection.set(stillThere(selection.get(), shown.board));
      }),
    [store, seating],
  );

  useSubscription(SeatingEventChangedDocument, {
    variables: { eventId },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return;
      forgetGuestList(client, eventId);
      store
        .catchUp(data.eventChanged.listVersion)
        .catch((reason) => logFailure("Reading changes of the board", reason));
    },
  });

  const shown = useSyncExternalStore(store.subscribe, store.get);
  return { seating, shown, failure: shown ? undefined : queryFailure(error, load, refusalText) };
}

const refuse = (reason: string) => void showToast(failure(t("toasts.seatingRefused.title"), reason));

function createSeating(eventId: number, isReadOnly: boolean, store: BoardStore): Seating {
  const panel = createStore<SidePanelView>("selected");
  return {
    eventId,
    isReadOnly,
    selection: createSelection(panel),
    moving: createStore<Moving | null>(null),
    form: createStore<GuestFormRequest | null>(null),
    reveal: createStore<{ tableId: number } | null>(null),
    panel,
    isColumnKept: createStore(false),
    confirmsMoves: createStore(false),
    presence: createStore<ReadonlyMap<string, TablePresence>>(new Map()),
    announcement: createAnnouncement(),
    refuse,
    current() {
      const shown = store.get();
      if (!shown) throw new Error("The board has not been read yet.");
      return shown;
    },
    act: actWithToast(store.act),
    catchUp: store.catchUp,
    settled: store.settled,
  };
}

/** What is newly selected is shown, whatever the panel beside the board showed before. */
function createSelection(panel: Store<SidePanelView>): Store<Selection> {
  const selection = createStore(nothingSelected);
  return {
    ...selection,
    set(next) {
      const isNew = next !== selection.get() && (next.guestIds.size > 0 || next.tableId !== null);
      selection.set(next);
      if (isNew) panel.set("selected");
    },
  };
}

/** A toast undoes the act it names, so it goes when another act follows. */
function actWithToast(act: (act: BoardAct) => Promise<DoneAct | undefined>): Seating["act"] {
  let last: BoardAct | undefined;
  let shown: string | undefined;
  const entries: number[] = [];
  return async (next, done, acts = 1) => {
    last = next;
    if (shown !== undefined) dismissToast(shown);
    const doneAct = await act(next);
    if (!doneAct) return false;
    entries.push(doneAct.historyEntryId);
    const undone = entries.slice(-acts).filter((id) => id !== 0);
    if (done !== undefined && last === next) {
      shown = showToast(success(done), () => {
        for (const historyEntryId of undone.toReversed()) void act({ kind: "undo", historyEntryId });
      });
    }
    return true;
  };
}

/** Screen readers read a text only if it changes, so a repeated one gets a space that cannot be heard. */
function createAnnouncement(): Store<string> {
  const announced = createStore("");
  return { ...announced, set: (text) => announced.set(text === announced.get() ? `${text}\u00a0` : text) };
}
