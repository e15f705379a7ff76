import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export interface SeatedFilter {
  isUnseatedOnly: boolean;
  setUnseatedOnly: (isUnseatedOnly: boolean) => void;
}

/** Keeps the filter in the address (`?show=unseated`), so that other screens can link to it. */
export function useSeatedFilter(): SeatedFilter {
  const [params, setParams] = useSearchParams();

  const setUnseatedOnly = useCallback(
    (isUnseatedOnly: boolean) => {
      setParams(
        (current) => {
          current.delete("page");
          if (isUnseatedOnly) current.set("show", "unseated");
          else current.delete("show");
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );

  return { isUnseatedOnly: params.get("show") === "unseated", setUnseatedOnly };
}
