import { hintAttribute } from "./hint.ts";

const openDelayMilliseconds = 700;

/** If the pointer moves to a neighbor within this time, that hint shows immediately. */
const skipDelayMilliseconds = 300;

/**
 * Reports whose hint is to be shown: what the pointer rests on, or what the keyboard has focused.
 * One watch for the page: a list has dozens of buttons with hints. Returns its end.
 */
export function watchHints(show: (hinted: HTMLElement | null) => void): () => void {
  let shown: HTMLElement | null = null;
  let pointed: HTMLElement | null = null;
  let timer: number | undefined;

  function turnTo(next: HTMLElement | null): void {
    window.clearTimeout(timer);
    if (next === shown) return;
    shown = next;
    show(next);
  }

  function onPointerOver(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const next = hintedAt(event);
    if (next === pointed) return;
    pointed = next;
    window.clearTimeout(timer);
    if (next && shown) turnTo(next);
    else timer = window.setTimeout(() => turnTo(next), next ? openDelayMilliseconds : skipDelayMilliseconds);
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
