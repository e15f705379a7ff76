import type { KeyboardEvent, MouseEvent } from "react";
import { nothingSelected, selectGuest, selectGuests, selectRange, toggleGuest } from "./model/selection.ts";
import type { Seating } from "./seating.ts";
import { meantGuests, moveGuests, openMove } from "./seating-actions.ts";

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
