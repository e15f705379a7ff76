import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

/** Pixels from the top of the page to an element: what is above it may wrap, come and go. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  const measure = () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  const onResize = useEffectEvent(measure);
  // After every render.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const listener = () => onResize();
    window.addEventListener("resize", listener);
    return () => window.removeEventListener("resize", listener);
  }, []);
  return top;
}
