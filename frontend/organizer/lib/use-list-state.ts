import { useCallback, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

type SortDirection = "ASCENDING" | "DESCENDING";

export interface Sort<Field extends string> {
  by: Field;
  direction: SortDirection;
}

export type ListState<Field extends string = string> = {
  search: string;
  /** From 1. */
  page: number;
  /** Undefined for the list's own order. */
  sort: Sort<Field> | undefined;
  sortFields: readonly string[];
  setSearch: (search: string) => void;
  setPage: (page: number) => void;
  setSort: (sort: Sort<string> | undefined) => void;
};

/** The address as it is now: on a slow phone, a component may have been rendered with older parameters. */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search);

const unsortable: readonly never[] = [];

/** A list's state in the URL (`?q=&sort=-name&page=`). `sortFields` must not change between renders. */
export function useListState<Field extends string = never>(
  sortFields: readonly Field[] = unsortable,
  /** The field that an address names; by default one of `sortFields`. Must not change between renders. */
  sortFieldFrom?: (name: string) => Field | undefined,
): ListState<Field> {
  const [params, setParams] = useSearchParams();
  const sortText = params.get("sort") ?? "";
  const sort = useMemo(() => {
    const fieldFrom = sortFieldFrom ?? ((name) => sortFields.find((field) => field === name.toUpperCase()));
    return sortFrom(sortText, fieldFrom);
  }, [sortText, sortFields, sortFieldFrom]);

  const change = useCallback(
    (changes: Record<string, string>, isReplacing = false) =>
      setParams(() => withParams(currentParams(), changes), { replace: isReplacing, preventScrollReset: true }),
    [setParams],
  );
  // Typing adds no history entries: Back leads to where the list was opened from.
  const setSearch = useCallback((search: string) => change({ q: search, page: "" }, true), [change]);
  const setPage = useCallback((page: number) => change({ page: page === 1 ? "" : String(page) }), [change]);
  const setSort = useCallback(
    (wanted: Sort<string> | undefined) => change({ sort: sortInAddress(wanted), page: "" }),
    [change],
  );

  return { search: searchIn(params), page: pageIn(params), sort, sortFields, setSearch, setPage, setSort };
}

/** Sets parameters of an address, and removes those that are empty. */
export function withParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") params.delete(key);
    else params.set(key, value);
  }
  return params;
}

/** A choice of how a screen is looked at, kept in a parameter of the address. Empty for what it shows at first. */
export function useChoiceInAddress(name: string): [chosen: string, choose: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) =>
    setParams(withParams(currentParams(), { [name]: value }), { replace: true, preventScrollReset: true });
  return [params.get(name) ?? "", choose];
}

export const searchIn = (params: URLSearchParams): string => params.get("q") ?? "";

/** From 1. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** Of an address (`sort=-name`). */
export function sortFrom<Field extends string>(
  text: string,
  fieldFrom: (name: string) => Field | undefined,
): Sort<Field> | undefined {
  const isDescending = text.startsWith("-");
  const by = fieldFrom(isDescending ? text.slice(1) : text);
  return by && { by, direction: isDescending ? "DESCENDING" : "ASCENDING" };
}

function sortInAddress(sort: Sort<string> | undefined): string {
  if (sort === undefined) return "";
  // What follows a colon is somebody's own text.
  const by = sort.by.replace(/^[^:]*/, (name) => name.toLowerCase());
  return (sort.direction === "DESCENDING" ? "-" : "") + by;
}

export interface SelectedRows {
  ids: ReadonlySet<number>;
  /** Whether rows are being selected although none is yet, as on phones. */
  isSelecting: boolean;
  /** @param pageIds the rows on the screen, if all from the one that was clicked last to this one are meant */
  toggle: (id: number, pageIds?: readonly number[]) => void;
  toggleAll: (ids: readonly number[]) => void;
  add: (ids: readonly number[]) => void;
  start: () => void;
  clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/** Selected row ids. Searching, sorting and leafing through the pages keep them. */
export function useRowSelection(): SelectedRows {
  const [ids, setIds] = useState(none);
  const [isStarted, setIsStarted] = useState(false);
  const anchor = useRef<number | null>(null);

  const toggle = useCallback((id: number, pageIds?: readonly number[]) => {
    const from = anchor.current;
    anchor.current = id;
    setIds((current) => {
      const range = pageIds && from !== null ? between(pageIds, from, id) : [id];
      return withRows(current, range, !current.has(id));
    });
  }, []);

  const toggleAll = useCallback((pageIds: readonly number[]) => {
    setIds((current) => withRows(current, pageIds, !pageIds.every((id) => current.has(id))));
  }, []);

  const add = useCallback((more: readonly number[]) => setIds((current) => withRows(current, more, true)), []);
  const start = useCallback(() => setIsStarted(true), []);
  const clear = useCallback(() => {
    anchor.current = null;
    setIsStarted(false);
    setIds(none);
  }, []);

  const isSelecting = isStarted || ids.size > 0;
  return useMemo(
    () => ({ ids, isSelecting, toggle, toggleAll, add, start, clear }),
    [ids, isSelecting, toggle, toggleAll, add, start, clear],
  );
}

function between(pageIds: readonly number[], from: number, to: number): readonly number[] {
  const ends = [pageIds.indexOf(from), pageIds.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return pageIds.slice(Math.min(...ends), Math.max(...ends) + 1);
}

function withRows(ids: ReadonlySet<number>, changed: readonly number[], isSelected: boolean): ReadonlySet<number> {
  const result = new Set(ids);
  for (const id of changed) {
    if (isSelected) result.add(id);
    else result.delete(id);
  }
  return result;
}
