import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** Where a searchable, paged list stands. */
export type ListState = {
  search: string;
  /** From 1. */
  page: number;
  /** Back to page 1 with another search. */
  setSearch: (search: string) => void;
  setPage: (page: number) => void;
};

/** Keeps a list's search and page in the URL (`?q=&page=`), so that reload, Back and a shared address find them again. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();

  const setSearch = useCallback(
    (search: string) => {
      setParams(
        (current) => {
          current.delete("page");
          return withParam(current, "q", search);
        },
        // Typing is no journey: Back leads to where the list was opened from.
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );

  const setPage = useCallback(
    (page: number) => {
      setParams((current) => withParam(current, "page", page === 1 ? "" : String(page)), { preventScrollReset: true });
    },
    [setParams],
  );

  return { search: params.get("q") ?? "", page: pageFrom(params.get("page")), setSearch, setPage };
}

function withParam(params: URLSearchParams, key: string, value: string): URLSearchParams {
  if (value === "") params.delete(key);
  else params.set(key, value);
  return params;
}

function pageFrom(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
