import { type RefObject, useLayoutEffect, useState } from "react";

/** In pixels: a card with names alone. */
const narrowestCard = 184;
const gap = 12;

/** How many cards fit beside each other; follows the width of the element. */
export function useCardColumns(element: RefObject<HTMLElement | null>, narrowest = narrowestCard): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(1, Math.floor((entry.contentRect.width + gap) / (narrowest + gap))));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, narrowest]);
  return columns;
}
