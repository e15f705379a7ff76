import { type PointerEvent, useRef, useState } from "react";

/** How far, in pixels, a swipe must go before it counts. */
const swipeThreshold = 50;

/**
 * Props for something that can be pushed away to the right by finger or mouse. Let go too early, and it slides back.
 */
export function useSwipeAway(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  /** How far the pointer is from where it was pressed: read off the event, because the state may lag behind it. */
  function distance(event: PointerEvent): number {
    return startX.current === null ? 0 : Math.max(0, event.clientX - startX.current);
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
    transform: offset > 0 ? `translateX(${offset}px)` : undefined,
  };
}
