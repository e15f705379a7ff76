import { type RefObject, useEffect } from "react";
import { areHeld, canDropOn, type DropPlace, drop, dropEffect } from "./guest-drops.ts";
import { guestIdOf } from "./guest-gestures.ts";
import type { Seating } from "./seating.ts";
import { meantGuests } from "./seating-actions.ts";

/** Pixels that a mouse moves before it drags, and that a finger may tremble while it presses. */
const mouseSlack = 5;
const fingerSlack = 10;
/** How long a finger presses before it drags; until then it scrolls. */
const longPressMs = 350;
/** Distance from a list's edge at which it begins to scroll, and pixels a frame at the edge itself. */
const scrollZone = 56;
const fastestScroll = 18;
const ghostRoom = { width: 384, height: 64 };

interface Target {
  place: DropPlace;
  element: Element;
}

interface Drag {
  guestIds: readonly number[];
  x: number;
  y: number;
  target: Target | null;
}

/**
 * Drags `data-guest` elements onto each other or `data-drop-*` ones, which get `data-over`, or `data-refuses` if a lock
 * is in the way. Nothing renders before the drop. The dragged rows get `data-dragged`; `root` gets `data-dragging`,
 * "held" if they can go nowhere. `ghost` follows the pointer and shows what would happen in its last child; its
 * `data-effect` is that of {@link dropEffect}.
 */
export function useGuestDrag(
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  seating: Seating,
): void {
  useEffect(() => {
    const element = root.current;
    const label = ghost.current;
    if (!element || !label || seating.isReadOnly) return;
    return listenForDrags(element, label, seating);
  }, [root, ghost, seating]);
}

function listenForDrags(root: HTMLElement, ghost: HTMLElement, seating: Seating): () => void {
  let press: {
    guestId: number;
    x: number;
    y: number;
    isTouch: boolean;
    timer: ReturnType<typeof setTimeout> | undefined;
  } | null = null;
  let drag: Drag | null = null;
  let frame = 0;
  const label = ghost.lastElementChild ?? ghost;

  function onPointerDown(event: PointerEvent): void {
    const guestId = event.target === null ? null : guestIdOf(event.target);
    if (guestId === null || event.button !== 0 || !event.isPrimary) return;
    const isTouch = event.pointerType === "touch";
    const { clientX: x, clientY: y } = event;
    const timer = isTouch ? setTimeout(() => start(x, y), longPressMs) : undefined;
    press = { guestId, x, y, isTouch, timer };
    listen(window, "pointermove", onPointerMove);
    listen(window, "pointerup", onPointerUp);
    listen(window, "pointercancel", cancel);
    listen(window, "keydown", onKeyDown);
  }

  function start(x: number, y: number): void {
    if (!press) return;
    const guestIds = meantGuests(seating, press.guestId);
    drag = { guestIds, x, y, target: null };
    root.dataset.dragging = areHeld(seating, guestIds) ? "held" : "true";
    markDragged(root, guestIds);
    ghost.hidden = false;
    getSelection()?.removeAllRanges();
    frame = requestAnimationFrame(follow);
  }

  function onPointerMove(event: PointerEvent): void {
    if (!press) return;
    const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (drag) {
      drag.x = event.clientX;
      drag.y = event.clientY;
    } else if (press.isTouch) {
      if (distance > fingerSlack) cancel();
    } else if (distance > mouseSlack) start(event.clientX, event.clientY);
  }

  function follow(): void {
    if (!drag) return;
    ghost.style.transform = ghostPlace(drag);
    // Once: finding what is below the pointer takes longer than all the rest.
    const below = document.elementFromPoint(drag.x, drag.y);
    // Rows that were scrolled away and back are new elements.
    if (scrollAt(below, drag.y)) markDragged(root, drag.guestIds);
    aim(drag, targetAt(below, drag, seating));
    frame = requestAnimationFrame(follow);
  }

  function aim(current: Drag, target: Target | null): void {
    if (target?.element === current.target?.element && label.textContent !== "") return;
    unmark(current.target);
    const { text, kind } = dropEffect(seating, current.guestIds, target?.place ?? null);
    target?.element.setAttribute(kind === "refused" ? "data-refuses" : "data-over", "true");
    current.target = target;
    label.textContent = text;
    ghost.dataset.effect = kind;
    if (target || kind === "refused") seating.announcement.set(text);
  }

  function onPointerUp(): void {
    const dropped = drag;
    cancel();
    if (!dropped) return;
    swallowClick(root);
    drop(seating, dropped.guestIds, dropped.target?.place ?? null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && drag) {
      event.stopPropagation();
      cancel();
    }
  }

  function cancel(): void {
    clearTimeout(press?.timer);
    cancelAnimationFrame(frame);
    if (drag) unmark(drag.target);
    press = null;
    drag = null;
    delete root.dataset.dragging;
    markDragged(root, []);
    ghost.hidden = true;
    label.textContent = "";
    window.removeEventListener("pointermove", onPointerMove);
    window.removeEventListener("pointerup", onPointerUp);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", onKeyDown);
  }

  // A finger that drags must not scroll, nor call up the browser's menu.
  const keepStill = (event: Event) => {
    if (drag || (event.type === "contextmenu" && press?.isTouch)) event.preventDefault();
  };
  root.addEventListener("pointerdown", onPointerDown);
  root.addEventListener("touchmove", keepStill, { passive: false });
  root.addEventListener("contextmenu", keepStill);
  return () => {
    cancel();
    root.removeEventListener("pointerdown", onPointerDown);
    root.removeEventListener("touchmove", keepStill);
    root.removeEventListener("contextmenu", keepStill);
  };
}

function listen<Type extends keyof WindowEventMap>(
  target: Window,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  target.addEventListener(type, listener);
}

function ghostPlace({ x, y }: Drag): string {
  const isAtEnd = x > window.innerWidth - ghostRoom.width;
  const isAtBottom = y > window.innerHeight - ghostRoom.height;
  const aside = isAtEnd ? `calc(${x - 12}px - 100%)` : `${x + 12}px`;
  return `translate(${aside}, ${isAtBottom ? `calc(${y - 12}px - 100%)` : `${y + 12}px`})`;
}

/** The click that follows a drop would select. */
function swallowClick(root: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  root.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
}

function targetAt(below: Element | null, { guestIds }: Drag, seating: Seating): Target | null {
  const [only, ...others] = guestIds;
  const single = only !== undefined && others.length === 0 ? only : null;
  const table = below?.closest("[data-drop-table]");
  const tableId = Number(table?.getAttribute("data-drop-table"));
  const seat = below?.closest("[data-drop-seat]");
  if (seat && table && single !== null) {
    const number = Number(seat.getAttribute("data-drop-seat"));
    return { place: { kind: "seat", tableId, number }, element: seat };
  }
  const guest = below?.closest("[data-guest]");
  const id = Number(guest?.getAttribute("data-guest"));
  if (guest && single !== null && canDropOn(seating, single, id))
    return { place: { kind: "guest", id }, element: guest };
  if (table) return { place: { kind: "table", id: tableId }, element: table };
  const unseated = below?.closest("[data-drop-unseated]");
  return unseated ? { place: { kind: "unseated" }, element: unseated } : null;
}

function unmark(target: Target | null): void {
  target?.element.removeAttribute("data-over");
  target?.element.removeAttribute("data-refuses");
}

function markDragged(root: HTMLElement, guestIds: readonly number[]): void {
  for (const row of root.querySelectorAll("[data-dragged]")) row.removeAttribute("data-dragged");
  for (const id of guestIds)
    for (const row of root.querySelectorAll(`.guest[data-guest="${id}"]`)) row.setAttribute("data-dragged", "true");
}

/** Returns whether it scrolled. */
function scrollAt(below: Element | null, y: number): boolean {
  const list = below?.closest("[data-scrolls]");
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  const intoTop = Math.max(0, scrollZone - (y - top)) / scrollZone;
  const intoBottom = Math.max(0, scrollZone - (bottom - y)) / scrollZone;
  const speed = Math.round((intoBottom - intoTop) * fastestScroll);
  if (speed !== 0) list.scrollBy(0, speed);
  return speed !== 0;
}
