import { useCallback, useMemo, useRef, useState } from "react";

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
