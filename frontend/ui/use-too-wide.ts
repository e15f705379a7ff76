import { useCallback, useState } from "react";

/** Whether the content of a frame is wider than the frame. Attach `frame` to it. */
export function useTooWide() {
  const [isTooWide, setIsTooWide] = useState(false);

  const frame = useCallback((element: HTMLElement | null) => {
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => setIsTooWide(content.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { frame, isTooWide };
}
