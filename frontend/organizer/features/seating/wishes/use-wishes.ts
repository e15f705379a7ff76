import { createContext, useContext, useMemo } from "react";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { type WishOutcomes, WishReader } from "../../../../../common/wishes/wish-outcomes.ts";
import type { QueryFailure } from "../../../lib/errors.ts";
import type { Extras, FloorPlan, PlanFixture } from "../model/extras.ts";
import type { ShownBoard } from "../seating.ts";

export interface Wishes {
  /** False until they were read; then there are none. */
  readonly isRead: boolean;
  readonly failure: QueryFailure | undefined;
  readonly wishes: readonly Wish[];
  readonly places: readonly PlanFixture[];
  readonly isPlaced: boolean;
  readonly outcomes: WishOutcomes;
}

export const WishesContext = createContext<Wishes | null>(null);

/** The wishes of the screen. @throws Error outside of a seating screen */
export function useWishes(): Wishes {
  const wishes = useContext(WishesContext);
  if (wishes === null) throw new Error("There are no wishes around this component.");
  return wishes;
}

const noExtras: Pick<Extras, "wishes"> & { plan: Pick<FloorPlan, "fixtures"> } = { wishes: [], plan: { fixtures: [] } };

export function useShownWishes({ board, index, extras, extrasFailure: failure }: ShownBoard): Wishes {
  const { wishes, plan } = extras ?? noExtras;
  const places = plan.fixtures;
  const outcomes = useMemo(() => {
    const [guests, tables] = [[...board.guests.values()], [...board.tables.values()]];
    return new WishReader(wishes, { guests, tables, fixtures: places }).outcomes(tablesOf(index));
  }, [board, index, wishes, places]);
  const isPlaced = useMemo(() => [...board.tables.values()].some(({ x }) => x !== null), [board.tables]);
  const isRead = extras !== undefined;
  return useMemo(
    () => ({ isRead, failure, wishes, places, isPlaced, outcomes }),
    [isRead, failure, wishes, places, isPlaced, outcomes],
  );
}

/** The table of each guest, by id; without those who have no seat. */
export function tablesOf({ guestsAt }: ShownBoard["index"]): ReadonlyMap<number, number> {
  return new Map([...guestsAt].flatMap(([tableId, guests]) => guests.map(({ id }) => [id, tableId] as const)));
}
