import { type PointerEvent, useRef, useState } from "react";
import { isRightToLeft } from "../lib/direction.ts";

/** Pixels before a swipe counts. */
const swipeThreshold = 50;

/** Props for an element that can be swiped away to the end of the line. Released too early, it slides back. */
export function useSwipeAway(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const outwards = isRightToLeft() ? -1 : 1;

  /** From the event, because the state may lag behind. */
  function distance(event: PointerEvent): number {
    return startX.current === null ? 0 : Math.max(0, (event.clientX - startX.current) * outwards);
  }

  function cancel() {
    startX.current = null;
    setOffset(0);
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => setOffset(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      if (distance(event) >= swipeThreshold) onSwipe();
      cancel();
    },
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    touchAction: "pan-y",
    transform: offset > 0 ? `translateX(${offset * outwards}px)` : undefined,
  };
}
