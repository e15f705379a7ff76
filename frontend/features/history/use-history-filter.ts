import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { historyAuthorFrom } from "../../../common/history-author.ts";
import type { HistoryKind } from "../../generated/schema-types.ts";
import { currentParams } from "../../lib/current-params.ts";
import { withParams } from "../../lib/use-list-state.ts";

export const historyKinds = [
  "GUESTS",
  "TABLES",
  "WISHES",
  "EVENT",
  "IMPORTS",
  "HELPERS",
  "DOOR",
  "UNDO",
] as const satisfies readonly HistoryKind[];

interface HistoryFilter {
  kind: HistoryKind | undefined;
  authorId: string | undefined;
}

export interface HistoryFilterState {
  filter: HistoryFilter;
  isFiltered: boolean;
  setKind: (kind: string) => void;
  setAuthor: (authorId: string) => void;
  clear: () => void;
}

/** Parameters of the address. */
export const historyFilterNames = ["kind", "by"] as const;
type FilterName = (typeof historyFilterNames)[number];

/** Keeps the filter in the address (`?kind=guests&by=user-3`), so that it can be linked to. Changes lead to page 1. */
export function useHistoryFilter(pageName = "page"): HistoryFilterState {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Partial<Record<FilterName, string>>) =>
      setParams(() => withParams(currentParams(), { ...changes, [pageName]: "" }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams, pageName],
  );
  const kind = historyKinds.find((known) => known.toLowerCase() === params.get("kind"));
  const by = params.get("by") ?? "";
  const authorId = historyAuthorFrom(by) && by;
  return {
    filter: { kind, authorId },
    isFiltered: kind !== undefined || authorId !== undefined,
    setKind: (chosen) => change({ kind: chosen.toLowerCase() }),
    setAuthor: (chosen) => change({ by: chosen }),
    clear: () => change({ kind: "", by: "" }),
  };
}
