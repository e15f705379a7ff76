import { useState, useSyncExternalStore } from "react";

/** The latest value while somebody can see the page; in a hidden tab, the one from before, so that nothing is drawn. */
export function useWhileVisible<Value>(value: Value): Value {
  const isVisible = useSyncExternalStore(watchVisibility, () => !document.hidden);
  const [seen, setSeen] = useState(value);
  if (isVisible && seen !== value) setSeen(value);
  return seen;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
