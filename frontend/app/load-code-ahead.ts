import { loadScreenAt, loadScreensAfter } from "./routes.tsx";

/** Long enough for the screen itself to be loaded and used first. */
const idleAfterMs = 3_000;

const linkEvents = ["pointerover", "touchstart", "focusin"] as const;

/** Brings the code of screens whose links are pointed at and, in a quiet moment, of those that follow. Returns its end. */
export function loadCodeAhead(pathname: string): () => void {
  const timer = setTimeout(() => whenIdle(() => void loadScreensAfter(pathname).catch(() => undefined)), idleAfterMs);
  for (const name of linkEvents) document.addEventListener(name, loadLinked, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of linkEvents) document.removeEventListener(name, loadLinked);
  };
}

/** Not in every browser. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else work();
}

// What does not come now is asked for again when it is needed, and its failure shown then.
function loadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin === location.origin) void loadScreenAt(link.pathname).catch(() => undefined);
}
