import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Bounds, Point } from "../../../../common/floor-plan/plan-types.ts";
import { fitView, panView, type View, type WindowSize, zoomView } from "./viewport.ts";

/** For wheels that count lines or pages instead of pixels. */
const pixelsOfLine = 16;

/** The part of the plan that is shown: all of the room until somebody zooms or pans. */
export function useView(svg: RefObject<SVGSVGElement | null>, room: Bounds) {
  const [size, setSize] = useState<WindowSize>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? fitView(room, size);
  // What wheels and fingers do in one frame adds up before React renders.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });

  function change(next: View): void {
    latest.current = next;
    setChosen(next);
  }

  const zoomAt = (factor: number, at: Point) => change(zoomView(latest.current, factor, at));
  const panBy = (by: Point) => change(panView(latest.current, by));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : pixelsOfLine;
    if (event.ctrlKey || event.metaKey) {
      const box = svg.current?.getBoundingClientRect();
      const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
      return zoomAt(Math.exp(-event.deltaY * unit * 0.0022), at);
    }
    const isSideways = event.shiftKey && event.deltaX === 0;
    panBy(isSideways ? { x: -event.deltaY * unit, y: 0 } : { x: -event.deltaX * unit, y: -event.deltaY * unit });
  });

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    // React's own listeners are passive, and could not keep the page from scrolling.
    const listener = (event: WheelEvent) => onWheel(event);
    element.addEventListener("wheel", listener, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener("wheel", listener);
    };
  }, [svg]);

  return {
    view,
    size,
    current: () => latest.current,
    zoomAt,
    panBy,
    showAll: () => setChosen(null),
    bringToMiddle(bounds: Bounds, minScale = 0): void {
      const scale = Math.max(minScale, latest.current.scale);
      const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
      change({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale });
    },
  };
}

export type ViewControls = ReturnType<typeof useView>;
