import { Box, Portal } from "@chakra-ui/react";
import { useEffect, useId, useState } from "react";

const hintAttribute = "data-hint";

/** Props that label a button without text while the pointer or the focus is on it. */
export function hint(text: string): { [hintAttribute]: string } {
  return { [hintAttribute]: text };
}

/** From what has the hint, and from the edges of the screen, in CSS pixels. */
const distance = 8;

/** Shows the hints of all buttons, one at a time. */
export function Hints() {
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  const id = useId();
  useEffect(() => watchHints(setHinted), []);
  useEffect(() => {
    hinted?.setAttribute("aria-describedby", id);
    return () => hinted?.removeAttribute("aria-describedby");
  }, [hinted, id]);
  if (!hinted) return null;

  return (
    <Portal>
      <Box
        key={hinted.getAttribute(hintAttribute)}
        ref={(box: HTMLElement | null) => box && placeBeside(box, hinted.getBoundingClientRect())}
        id={id}
        role="tooltip"
        position="fixed"
        zIndex="tooltip"
        w="max-content"
        maxW="xs"
        px="2.5"
        py="1"
        bg="bg.inverted"
        color="fg.inverted"
        borderRadius="l2"
        shadow="float"
        textStyle="xs"
        fontWeight="medium"
        pointerEvents="none"
        animationStyle="scale-fade-in"
        animationDuration="fast"
      >
        {hinted.getAttribute(hintAttribute)}
      </Box>
    </Portal>
  );
}

/** Below, or above where there is no room, and never beyond the screen. */
function placeBeside(box: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + distance;
  const hasRoom = below + offsetHeight <= clientHeight;
  const start = Math.min(left + (width - offsetWidth) / 2, clientWidth - offsetWidth - distance);
  box.style.top = `${hasRoom ? below : top - distance - offsetHeight}px`;
  box.style.left = `${Math.max(distance, start)}px`;
  box.style.transformOrigin = hasRoom ? "top" : "bottom";
}

const openDelayMilliseconds = 700;

/** If the pointer moves to a neighbor within this time, that hint shows immediately. */
const skipDelayMilliseconds = 300;

/**
 * Reports whose hint is to be shown: what the pointer rests on, or what the keyboard has focused.
 * One watch for the page: a list has dozens of buttons with hints. Returns its end.
 */
function watchHints(show: (hinted: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let hovered: HTMLElement | null = null;
  let timer: number | undefined;

  function turnTo(next: HTMLElement | null, delay = 0): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      shown = next;
      show(next);
    }, delay);
  }

  function onPointerOver(event: PointerEvent): void {
    const next = hintedAt(event);
    if (event.pointerType === "touch" || next === hovered) return;
    hovered = next;
    if (next) turnTo(next, shown ? 0 : openDelayMilliseconds);
    else turnTo(null, skipDelayMilliseconds);
  }

  function onFocusIn(event: FocusEvent): void {
    const next = hintedAt(event);
    turnTo(next?.matches(":focus-visible") ? next : null);
  }

  // What it stands over keeps its own answer to the key for the next press.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.isComposing || !shown) return;
    event.stopPropagation();
    turnTo(null);
  }

  const hide = () => turnTo(null);
  const watch = new AbortController();
  const options = { signal: watch.signal, capture: true, passive: true };
  document.addEventListener("pointerover", onPointerOver, options);
  document.addEventListener("focusin", onFocusIn, options);
  document.addEventListener("keydown", onKeyDown, options);
  for (const name of ["focusout", "pointerdown", "click", "scroll"]) document.addEventListener(name, hide, options);
  return () => {
    window.clearTimeout(timer);
    watch.abort();
  };
}

function hintedAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${hintAttribute}]`) : null;
}
