import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { currentParams } from "../../lib/current-params.ts";
import { withParams } from "../../lib/use-list-state.ts";
import { type Condition, conditionsIn } from "./guest-conditions.ts";

export interface GuestFilterState {
  isUnseatedOnly: boolean;
  setUnseatedOnly: (isUnseatedOnly: boolean) => void;
  conditions: readonly Condition[];
  /** An empty value removes the condition. */
  setCondition: (condition: Condition) => void;
  clear: () => void;
}

/** Keeps the filter in the address (`?show=unseated&coming=yes`), so that other screens can link to it. */
export function useGuestFilter(): GuestFilterState {
  const [params, setParams] = useSearchParams();
  const conditions = useMemo(() => conditionsIn(params), [params]);

  const change = useCallback(
    (changes: Record<string, string>) =>
      setParams(() => withParams(currentParams(), { ...changes, page: "" }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );

  return {
    isUnseatedOnly: params.get("show") === "unseated",
    setUnseatedOnly: (isUnseatedOnly) => change({ show: isUnseatedOnly ? "unseated" : "" }),
    conditions,
    setCondition: ({ name, value }) => change({ [name]: value }),
    clear: () => change({ show: "", ...Object.fromEntries(conditions.map(({ name }) => [name, ""])) }),
  };
}
