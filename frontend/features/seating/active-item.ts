import { type FocusEvent, type RefObject, useCallback, useMemo, useRef, useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** The item of a list that the Tab key leads to; the arrow keys change it. Null before anything was focused. */
export type ActiveItem = Store<string | null>;

export const guestKey = (guestId: number) => `guest-${guestId}`;

export const tableKey = (tableId: number) => `table-${tableId}`;

export function useIsActive({ subscribe, get }: ActiveItem, key: string): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get() === key, [get, key]),
  );
}

/** Frames in which an item may come into view after a list was scrolled to it. */
const patience = 10;

/** Focuses an item of a list once it is in the document. */
export function focusItem(list: HTMLElement | null, key: string, framesLeft = patience): void {
  const item = list?.querySelector<HTMLElement>(`[data-item="${key}"]`);
  if (item) {
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: "nearest" });
  } else if (framesLeft > 0) requestAnimationFrame(() => focusItem(list, key, framesLeft - 1));
}

export function guestIdOf(target: EventTarget): number | null {
  const id = target instanceof Element ? target.closest("[data-guest]")?.getAttribute("data-guest") : null;
  return id ? Number(id) : null;
}

/** When the focused item disappears, `restore` focuses another one. Spread `handlers` on the list. */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  return useMemo(
    () => ({
      handlers: {
        onFocus: () => {
          isInside.current = true;
        },
        // An item that disappears loses the focus to nothing.
        onBlur: ({ relatedTarget }: FocusEvent) => {
          if (relatedTarget !== null) isInside.current = false;
        },
      },
      restore: (key: string) => {
        if (isInside.current && document.activeElement === document.body) focusItem(list.current, key);
      },
    }),
    [list],
  );
}
