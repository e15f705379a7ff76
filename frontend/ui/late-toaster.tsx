import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./show-toast.ts";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

const firstUses = ["focusin", "keydown", "pointerdown"] as const;

/** Shows toasts. Their code comes when somebody begins to use the page, so that it is there before the first toast. */
export function LateToaster() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const watch = new AbortController();
    for (const name of firstUses) document.addEventListener(name, want, { once: true, signal: watch.signal });
    const stop = onFirstToast(want);
    return () => {
      watch.abort();
      stop();
    };
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
