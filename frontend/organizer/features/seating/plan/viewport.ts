import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Bounds, Point } from "../../../../../common/floor-plan/plan-types.ts";

/** Pixels for a centimeter, and where the plan's origin is, in pixels. */
export interface View extends Readonly<Point> {
  readonly scale: number;
}

/** Size of the window that shows the plan, in pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const minScale = 0.01;
const maxScale = 3;

/** From here on there is room for how full each table is. */
export const countsScale = 0.4;

/** From here on the names of guests can be read. */
export const namesScale = 0.6;

/** Pixels. */
const minNameHeight = 11;

/** Height in centimeters of letters that can just be read; the same for a range of scales, and wherever there are none. */
export function nameHeightAt(scale: number): number {
  return Math.max(5, Math.ceil(minNameHeight / Math.max(scale, namesScale)));
}

export const zoomStep = 1.3;

/** Shows bounds as large as possible, with a margin in pixels. */
export function fitView({ left, top, right, bottom }: Bounds, size: WindowSize, margin = 28): View {
  const [width, depth] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = inLimits(Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / depth));
  return {
    scale,
    x: size.width / 2 - ((left + right) / 2) * scale,
    y: size.height / 2 - ((top + bottom) / 2) * scale,
  };
}

export function zoomView(view: View, factor: number, at: Point): View {
  const scale = inLimits(view.scale * factor);
  const change = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
}

/** Moves the view by pixels. */
function panView(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Converts a point of the window to one of the plan. */
export function toPlan(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

/** Converts a point of the plan to one of the window. */
export function toWindow(view: View, { x, y }: Point): Point {
  return { x: view.x + x * view.scale, y: view.y + y * view.scale };
}

export function seenBounds(view: View, { width, height }: WindowSize): Bounds {
  const from = toPlan(view, { x: 0, y: 0 });
  const to = toPlan(view, { x: width, y: height });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

export function isSeen(view: View, size: WindowSize, { left, top, right, bottom }: Bounds): boolean {
  const seen = seenBounds(view, size);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
}

function inLimits(scale: number): number {
  return Math.min(maxScale, Math.max(minScale, scale));
}

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
