import { loadScreenAt } from "./routes.tsx";

const linkEvents = ["pointerover", "touchstart", "focusin"] as const;

/** Brings the code of screens whose links are pointed at. Returns its end. */
export function loadCodeAhead(): () => void {
  for (const name of linkEvents) document.addEventListener(name, loadLinked, { passive: true });
  return () => {
    for (const name of linkEvents) document.removeEventListener(name, loadLinked);
  };
}

// What does not come now is asked for again when it is needed, and its failure shown then.
function loadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin === location.origin) void loadScreenAt(link.pathname).catch(() => undefined);
}
