import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

const largest = 6;
/** For wheels that count lines instead of pixels. */
const pixelsOfLine = 16;

interface Place {
  clientX: number;
  clientY: number;
}

/** A point of the page, as shares of its size, and where it stands in the well. */
interface Anchor {
  share: { x: number; y: number };
  at: { x: number; y: number };
}

/** How wide a page is in its well: as wide as that, unless somebody zooms. No smaller than shows all of the page. */
export function usePageZoom(well: RefObject<HTMLDivElement | null>) {
  const [zoom, setZoom] = useState(1);
  // What wheels and fingers do in one frame adds up before React renders.
  const latest = useRef(zoom);
  const anchor = useRef<Anchor>(undefined);
  const fingers = useRef<number>(undefined);

  function zoomBy(factor: number, place?: Place): void {
    const parts = partsOf(well.current);
    if (!parts) return;
    anchor.current = anchorAt(parts, place);
    const whole = (zoom * roomIn(parts.well)) / parts.page.offsetHeight;
    latest.current = Math.min(Math.max(latest.current * factor, Math.min(whole, 1)), largest);
    setZoom(latest.current);
  }

  function fitWidth(): void {
    latest.current = 1;
    setZoom(1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has another size whenever the zoom has changed
  useLayoutEffect(() => {
    const parts = partsOf(well.current);
    if (!parts || !anchor.current) return;
    const { share, at } = anchor.current;
    parts.well.scrollLeft = parts.page.offsetLeft + share.x * parts.page.offsetWidth - at.x;
    parts.well.scrollTop = parts.page.offsetTop + share.y * parts.page.offsetHeight - at.y;
    anchor.current = undefined;
  }, [zoom, well]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : pixelsOfLine;
    zoomBy(Math.exp(-event.deltaY * unit * 0.0022), event);
  });

  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    const before = fingers.current;
    fingers.current = undefined;
    if (!one || !other) return;
    event.preventDefault();
    fingers.current = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
    if (before !== undefined) zoomBy(fingers.current / before, middle);
  });

  useEffect(() => {
    const element = well.current;
    if (!element) return;
    const listening = new AbortController();
    // React's own listeners are passive, and could not keep the browser from zooming the whole page.
    const options = { passive: false, signal: listening.signal };
    element.addEventListener("wheel", (event) => onWheel(event), options);
    for (const type of ["touchstart", "touchmove", "touchend"] as const) {
      element.addEventListener(type, (event) => onTouch(event), options);
    }
    return () => listening.abort();
  }, [well]);

  return { zoom, zoomBy, fitWidth };
}

interface Parts {
  well: HTMLElement;
  page: HTMLElement;
}

function partsOf(well: HTMLElement | null): Parts | undefined {
  const page = well?.firstElementChild;
  return well && page instanceof HTMLElement && page.offsetHeight > 0 ? { well, page } : undefined;
}

/** Height for a page, in pixels. */
function roomIn(well: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(well);
  return well.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/** What is at a place, by default in the middle, and shall stay there. */
function anchorAt({ well, page }: Parts, place: Place | undefined): Anchor {
  const box = well.getBoundingClientRect();
  const at = place
    ? { x: place.clientX - box.left, y: place.clientY - box.top }
    : { x: well.clientWidth / 2, y: well.clientHeight / 2 };
  return {
    share: {
      x: (well.scrollLeft + at.x - page.offsetLeft) / page.offsetWidth,
      y: (well.scrollTop + at.y - page.offsetTop) / page.offsetHeight,
    },
    at,
  };
}
