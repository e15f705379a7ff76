import { useCallback, useMemo, useState } from "react";
import type { NewIds } from "../model/extras.ts";
import { nothingSelected, selectTable } from "../model/selection.ts";
import type { Seating } from "../seating.ts";
import { useSelection } from "../selection-store.ts";
import { fixtureKey, type ThingKey, tableKey } from "./plan-things.ts";

/** The plan's selection, also selected on the board if it is one table, unless `isApart` (on phones). */
export function usePlanSelection(
  { selection }: Seating,
  newIds: NewIds,
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
    if (isApart) return withNewIds(chosen, newIds);
    if (board.guestIds.size > 0) return none;
    if (board.tableId !== null) return new Set([tableKey(board.tableId)]);
    // A table that the board no longer has selected is not selected here either.
    return onlyTable(chosen) === undefined ? withNewIds(chosen, newIds) : none;
  }, [board, chosen, newIds, isApart]);
  return [keys, select];
}

const none: ReadonlySet<ThingKey> = new Set();

function onlyTable(keys: ReadonlySet<ThingKey>): number | undefined {
  const [only, ...others] = keys;
  return only?.startsWith("table-") && others.length === 0 ? Number(only.slice("table-".length)) : undefined;
}

function withNewIds(keys: ReadonlySet<ThingKey>, newIds: NewIds): ReadonlySet<ThingKey> {
  if (![...newIds.keys()].some((id) => keys.has(fixtureKey(id)))) return keys;
  return new Set([...keys].map((key) => newKey(key, newIds)));
}

function newKey(key: ThingKey, newIds: NewIds): ThingKey {
  for (const [before, after] of newIds) if (key === fixtureKey(before)) return fixtureKey(after);
  return key;
}
