import { useMemo } from "react";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { type WishOutcomes, WishReader } from "../../../../../common/wishes/wish-outcomes.ts";
import type { Extras, FloorPlan, PlanFixture } from "../model/extras.ts";
import type { ShownBoard } from "../seating.ts";

/** The wishes of a board and what became of them; none until they were read. */
export interface BoardWishes {
  readonly wishes: readonly Wish[];
  readonly places: readonly PlanFixture[];
  /** Whether any table stands on the floor plan. */
  readonly isPlaced: boolean;
  readonly outcomes: WishOutcomes;
}

const noExtras: Pick<Extras, "wishes"> & { plan: Pick<FloorPlan, "fixtures"> } = { wishes: [], plan: { fixtures: [] } };

export function useBoardWishes({ board, index, extras }: ShownBoard): BoardWishes {
  const { wishes, plan } = extras ?? noExtras;
  const places = plan.fixtures;
  const outcomes = useMemo(() => {
    const [guests, tables] = [[...board.guests.values()], [...board.tables.values()]];
    return new WishReader(wishes, { guests, tables, fixtures: places }).outcomes(tablesOf(index));
  }, [board, index, wishes, places]);
  const isPlaced = useMemo(() => [...board.tables.values()].some(({ x }) => x !== null), [board.tables]);
  return useMemo(() => ({ wishes, places, isPlaced, outcomes }), [wishes, places, isPlaced, outcomes]);
}

/** The table of each guest, by id; without those who have no seat. */
export function tablesOf({ guestsAt }: ShownBoard["index"]): ReadonlyMap<number, number> {
  return new Map([...guestsAt].flatMap(([tableId, guests]) => guests.map(({ id }) => [id, tableId] as const)));
}
