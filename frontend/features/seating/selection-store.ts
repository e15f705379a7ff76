import { useCallback, useSyncExternalStore } from "react";
import { nothingSelected, type Selection } from "./model/selection.ts";

/** Holds the selection outside of React, so that a click renders only what it selects. */
export interface SelectionStore {
  get: () => Selection;
  set: (selection: Selection) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store with nothing selected. */
export function createSelectionStore(): SelectionStore {
  let current = nothingSelected;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(selection) {
      if (selection === current) return;
      current = selection;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The selection, for what shows all of it. */
export function useSelection({ subscribe, get }: SelectionStore): Selection {
  return useSyncExternalStore(subscribe, get);
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
