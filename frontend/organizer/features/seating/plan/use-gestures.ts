import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Point } from "../../../../../common/floor-plan/plan-types.ts";

/** A point of the window that shows the plan, in pixels, and the keys that are held. */
export interface PointerAt extends Point {
  isShift: boolean;
  isAlt: boolean;
}

export interface Gesture {
  move: (at: PointerAt) => void;
  end: () => void;
  /** Escape was pressed, or a second finger came down. */
  cancel: () => void;
}

/** How the distance between two fingers and their middle have changed since the last frame. */
export type Pinch = (factor: number, middle: Point, by: Point) => void;

/** Passes what pointers do on a drawing to gestures, frame by frame. Two fingers pinch. */
export function useGestures(svg: RefObject<SVGSVGElement | null>, pinch: Pinch) {
  const pointers = useRef(new Map<number, PointerAt>());
  const current = useRef<{ gesture: Gesture; pointerId: number } | null>(null);
  const frame = useRef<number | null>(null);
  const lastPinch = useRef<{ distance: number; middle: Point } | null>(null);

  function positionOf(event: ReactPointerEvent): PointerAt {
    const box = svg.current?.getBoundingClientRect();
    return {
      x: event.clientX - (box?.left ?? 0),
      y: event.clientY - (box?.top ?? 0),
      isShift: event.shiftKey,
      isAlt: event.altKey,
    };
  }

  function advance(): void {
    frame.current = null;
    const [one, other] = [...pointers.current.values()];
    if (one && other) {
      advancePinch(one, other);
      return;
    }
    const at = current.current && pointers.current.get(current.current.pointerId);
    if (at) current.current?.gesture.move(at);
  }

  function advancePinch(one: Point, other: Point): void {
    const now = {
      distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
    const before = lastPinch.current;
    lastPinch.current = now;
    if (!before) return;
    const by = { x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y };
    pinch(now.distance / before.distance, now.middle, by);
  }

  function advanceNow(): void {
    if (frame.current === null) return;
    cancelAnimationFrame(frame.current);
    advance();
  }

  function cancel(): void {
    const stopped = current.current;
    current.current = null;
    stopped?.gesture.cancel();
  }

  function release(event: ReactPointerEvent): void {
    advanceNow();
    pointers.current.delete(event.pointerId);
    lastPinch.current = null;
    if (current.current?.pointerId !== event.pointerId) return;
    const { gesture } = current.current;
    current.current = null;
    gesture.end();
  }

  useEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
    },
    [],
  );

  return {
    isBusy: () => current.current !== null,
    cancel,
    press(event: ReactPointerEvent, gesture: (at: PointerAt) => Gesture | null): void {
      const at = positionOf(event);
      pointers.current.set(event.pointerId, at);
      svg.current?.setPointerCapture(event.pointerId);
      if (pointers.current.size > 1) {
        cancel();
        return;
      }
      const begun = gesture(at);
      if (begun) current.current = { gesture: begun, pointerId: event.pointerId };
    },
    onPointerMove(event: ReactPointerEvent): void {
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, positionOf(event));
      frame.current ??= requestAnimationFrame(advance);
    },
    onPointerUp: release,
    onPointerCancel(event: ReactPointerEvent): void {
      if (current.current?.pointerId === event.pointerId) cancel();
      release(event);
    },
  };
}
