import { useSyncExternalStore } from "react";

const watchers = new Set<() => void>();
let isAway = false;

/** Whether the server cannot reach its database, as far as a request has shown. */
export function useDatabaseAway(): boolean {
  return useSyncExternalStore(watch, () => isAway);
}

export function setDatabaseAway(next: boolean): void {
  if (next === isAway) return;
  isAway = next;
  for (const onChange of watchers) onChange();
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
