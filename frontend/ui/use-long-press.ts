import { type MouseEvent, type PointerEvent, useRef } from "react";

const holdMilliseconds = 500;
/** A finger that moves this far, in CSS pixels, scrolls. */
const maxTremor = 10;

/** What is below a holding finger is not pressed as well. `onHold` is undefined if the element cannot be held. */
export function useLongPress(onHold: (() => void) | undefined) {
  const hold = useRef<{ timer: number; x: number; y: number } | null>(null);
  const wasHeld = useRef(false);

  function stop() {
    if (hold.current) window.clearTimeout(hold.current.timer);
    hold.current = null;
  }

  if (!onHold) return {};
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      stop();
      wasHeld.current = false;
      if (pointerType !== "touch") return;
      const timer = window.setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, holdMilliseconds);
      hold.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = hold.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > maxTremor) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (hold.current || wasHeld.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
