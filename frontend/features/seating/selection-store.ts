import { useCallback, useSyncExternalStore } from "react";
import type { Selection } from "./model/selection.ts";
import { type Store, useStore } from "./store.ts";

/** Holds the selection. */
export type SelectionStore = Store<Selection>;

/** The selection, for what shows all of it. */
export function useSelection(store: SelectionStore): Selection {
  return useStore(store);
}

/** Whether a guest is selected. */
export function useIsGuestSelected({ subscribe, get }: SelectionStore, guestId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().guestIds.has(guestId), [get, guestId]),
  );
}

/** Whether a table is selected. */
export function useIsTableSelected({ subscribe, get }: SelectionStore, tableId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().tableId === tableId, [get, tableId]),
  );
}
