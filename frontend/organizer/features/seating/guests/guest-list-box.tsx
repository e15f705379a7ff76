import { Box } from "@chakra-ui/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef } from "react";
import {
  type ActiveItem,
  clickGuest,
  focusItem,
  guestIdOf,
  guestKey,
  pressOnGuest,
  useKeptFocus,
} from "../guest-gestures.ts";
import type { BoardGuest } from "../model/board.ts";
import { selectRange } from "../model/selection.ts";
import { useSeating } from "../seating.ts";
import { revealTableOf } from "../seating-actions.ts";
import { createStore } from "../store.ts";
import { GuestOption } from "./guest-option.tsx";

interface GuestListBoxProps {
  label: string;
  guests: readonly BoardGuest[];
  rowHeight: number;
  noteOf?: (guest: BoardGuest) => string;
  sublineOf?: (guest: BoardGuest) => string;
  onTap?: (guestId: number) => void;
}

/** A list of guests of any length: only the rows on the screen exist. Arrow keys move through it. */
export function GuestListBox({ label, guests, rowHeight, noteOf, sublineOf, onTap }: GuestListBoxProps) {
  const seating = useSeating();
  const list = useRef<HTMLDivElement>(null);
  const active = useMemo<ActiveItem>(() => createStore<string | null>(null), []);
  const activeIndex = useRef(0);
  const { handlers, restore } = useKeptFocus(list);
  const virtual = useVirtualizer({
    count: guests.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => guests[index]?.id ?? index,
    overscan: 8,
    // The focused row must not vanish while the list is scrolled.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const rows = Array.from({ length: Math.min(count - 1, endIndex + overscan) - from + 1 }, (_, at) => from + at);
      const kept = Math.min(activeIndex.current, count - 1);
      if (kept < from) return [kept, ...rows];
      return rows.includes(kept) ? rows : [...rows, kept];
    },
  });
  const visibleIds = useCallback(() => guests.map(({ id }) => id), [guests]);

  // When the active guest leaves the list, the one who takes their place in it becomes active.
  useEffect(() => {
    const index = guests.findIndex(({ id }) => guestKey(id) === active.get());
    if (index >= 0) {
      activeIndex.current = index;
      return;
    }
    activeIndex.current = Math.max(0, Math.min(activeIndex.current, guests.length - 1));
    const next = guests[activeIndex.current];
    active.set(next ? guestKey(next.id) : null);
    if (next) restore(guestKey(next.id));
  }, [guests, active, restore]);

  function goTo(index: number, isExtending: boolean): void {
    const guest = guests[Math.max(0, Math.min(index, guests.length - 1))];
    if (!guest) return;
    activeIndex.current = guests.indexOf(guest);
    active.set(guestKey(guest.id));
    virtual.scrollToIndex(activeIndex.current);
    if (isExtending) {
      const selection = seating.selection.get();
      seating.selection.set(selectRange(selection, guest.id, visibleIds()));
    }
    focusItem(list.current, guestKey(guest.id));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const guestId = guestIdOf(event.target);
    if (guestId === null || pressOnGuest(seating, guestId, event, visibleIds)) return;
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = guests.findIndex(({ id }) => id === guestId);
    goTo(step === "end" ? guests.length - 1 : from + step, event.shiftKey);
  }

  function onClick(event: MouseEvent): void {
    const guestId = guestIdOf(event.target);
    if (guestId === null) return;
    active.set(guestKey(guestId));
    if (onTap) onTap(guestId);
    else {
      clickGuest(seating, guestId, event, visibleIds);
      revealTableOf(seating, guestId);
    }
  }

  return (
    <Box
      ref={list}
      data-scrolls
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...handlers}
    >
      {guests.length > 0 && (
        <div
          role="listbox"
          aria-multiselectable
          aria-label={label}
          style={{ position: "relative", height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const guest = guests[index];
            if (!guest) return null;
            return (
              <div
                key={key}
                role="presentation"
                style={{
                  position: "absolute",
                  insetInline: 0,
                  top: 0,
                  height: rowHeight,
                  transform: `translateY(${start}px)`,
                }}
              >
                <GuestOption
                  guest={guest}
                  active={active}
                  place={index + 1}
                  count={guests.length}
                  note={noteOf?.(guest) ?? ""}
                  {...(sublineOf && { subline: sublineOf(guest) })}
                />
              </div>
            );
          })}
        </div>
      )}
    </Box>
  );
}

const steps: Record<string, number | "end"> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: "end",
};
