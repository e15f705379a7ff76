import { useCallback, useSyncExternalStore } from "react";
import type { Selection } from "./model/selection.ts";
import { type Store, useStore } from "./store.ts";

export type SelectionStore = Store<Selection>;

export function useSelection(store: SelectionStore): Selection {
  return useStore(store);
}

export function useIsGuestSelected({ subscribe, get }: SelectionStore, guestId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().guestIds.has(guestId), [get, guestId]),
  );
}

export function useIsTableSelected({ subscribe, get }: SelectionStore, tableId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().tableId === tableId, [get, tableId]),
  );
}
