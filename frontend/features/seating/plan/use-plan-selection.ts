import { useCallback, useMemo, useState } from "react";
import { nothingSelected, selectTable } from "../model/selection.ts";
import type { Seating } from "../seating.ts";
import { useSelection } from "../selection-store.ts";
import { type ThingKey, tableKey } from "./plan-things.ts";

/** The plan's selection, also selected on the board if it is one table, unless `isApart` (on phones). */
export function usePlanSelection(
  { selection }: Seating,
  isApart: boolean,
): [ReadonlySet<ThingKey>, (keys: ReadonlySet<ThingKey>) => void] {
  const board = useSelection(selection);
  const [chosen, setChosen] = useState<ReadonlySet<ThingKey>>(none);

  const select = useCallback(
    (keys: ReadonlySet<ThingKey>) => {
      setChosen(keys);
      if (isApart) return;
      const tableId = onlyTable(keys);
      selection.set(tableId === undefined ? nothingSelected : selectTable(tableId));
    },
    [selection, isApart],
  );

  const keys = useMemo(() => {
    if (isApart) return chosen;
    if (board.guestIds.size > 0) return none;
    if (board.tableId !== null) return new Set([tableKey(board.tableId)]);
    // A table that the board no longer has selected is not selected here either.
    return onlyTable(chosen) === undefined ? chosen : none;
  }, [board, chosen, isApart]);
  return [keys, select];
}

const none: ReadonlySet<ThingKey> = new Set();

function onlyTable(keys: ReadonlySet<ThingKey>): number | undefined {
  const [only, ...others] = keys;
  return only?.startsWith("table-") && others.length === 0 ? Number(only.slice("table-".length)) : undefined;
}
