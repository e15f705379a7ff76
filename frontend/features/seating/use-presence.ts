import { useCallback, useSyncExternalStore } from "react";
import { labelKey } from "../../lib/table-labels.ts";
import { type TablePresence, useSeating } from "./seating.ts";

/** Who is here at a table; undefined before the evening, and where nobody is expected. */
export function useTablePresence(label: string): TablePresence | undefined {
  const { subscribe, get } = useSeating().presence;
  const key = labelKey(label);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get().get(key), [get, key]),
  );
}
