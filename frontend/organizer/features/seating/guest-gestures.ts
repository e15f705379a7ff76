import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { nothingSelected, selectGuest, selectGuests, selectRange, toggleGuest } from "./model/selection.ts";
import type { Seating } from "./seating.ts";
import { meantGuests, moveGuests, openMove } from "./seating-actions.ts";
import type { Store } from "./store.ts";

type Modifiers = Pick<MouseEvent, "shiftKey" | "ctrlKey" | "metaKey">;

/** A click on a guest: alone, with Shift up to them, with Ctrl or Cmd them as well. */
export function clickGuest(
  { selection }: Seating,
  guestId: number,
  { shiftKey, ctrlKey, metaKey }: Modifiers,
  visibleIds: () => readonly number[],
): void {
  if (shiftKey) selection.set(selectRange(selection.get(), guestId, visibleIds()));
  else if (ctrlKey || metaKey) selection.set(toggleGuest(selection.get(), guestId));
  else selection.set(selectGuest(guestId));
}

/** Keys on a focused guest, except arrows. Returns whether the key meant something. */
export function pressOnGuest(
  seating: Seating,
  guestId: number,
  event: KeyboardEvent,
  visibleIds: () => readonly number[],
): boolean {
  const { selection } = seating;
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.key === " ") selection.set(toggleGuest(selection.get(), guestId));
  else if (isCommand && event.key.toLowerCase() === "a") selection.set(selectGuests(visibleIds()));
  else if (event.key === "Escape") selection.set(nothingSelected);
  else if (isCommand || event.altKey) return false;
  else if (event.key === "Enter" || event.key.toLowerCase() === "m") openMove(seating, meantGuests(seating, guestId));
  else if (event.key === "Delete" || event.key === "Backspace") takeSeats(seating, guestId);
  else if (isTyped(event.key)) openMove(seating, meantGuests(seating, guestId), event.key);
  else return false;
  event.preventDefault();
  return true;
}

function takeSeats(seating: Seating, guestId: number): void {
  if (!seating.isReadOnly) moveGuests(seating, meantGuests(seating, guestId), "");
}

function isTyped(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key);
}

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
