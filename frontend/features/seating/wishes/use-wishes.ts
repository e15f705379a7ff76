import type { ApolloClient } from "@apollo/client";
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { type WishOutcomes, wishOutcomes } from "../../../../common/wishes/wish-outcomes.ts";
import { SeatingWishesDocument } from "../../../generated/documents.ts";
import { asError } from "../../../lib/as-error.ts";
import { type QueryFailure, queryFailure } from "../../../lib/query-failure.ts";
import type { Seating, ShownBoard } from "../seating.ts";
import type { StoredWishes, WishPlace } from "./wish-store.ts";

/** The wishes of the board's event, and what became of them. */
export interface Wishes {
  /** False until they were read; then there are none. */
  readonly isRead: boolean;
  /** Why they could not be read. */
  readonly failure: QueryFailure | undefined;
  readonly wishes: readonly Wish[];
  /** What guests may wish to sit near. */
  readonly places: readonly WishPlace[];
  /** Whether any table is on the floor plan. */
  readonly isPlaced: boolean;
  /** What became of them with who sits where on the board. */
  readonly outcomes: WishOutcomes;
  /** The same, for a plan. @param tableOf the table of each guest, by id; without those who have no seat */
  readonly outcomesOf: (tableOf: ReadonlyMap<number, number>) => WishOutcomes;
}

/** The wishes of the screen. */
export const WishesContext = createContext<Wishes | null>(null);

/** The wishes of the screen. @throws Error outside of a seating screen */
export function useWishes(): Wishes {
  const wishes = useContext(WishesContext);
  if (wishes === null) throw new Error("There are no wishes around this component.");
  return wishes;
}

const nothing: StoredWishes = { wishes: [], places: [] };

/** Reads the wishes of an event now, and again whenever they changed on the server; for the screen. */
export function useReadWishes({ wishes: store }: Seating, { board, index, wishesVersion }: ShownBoard): Wishes {
  const [error, setError] = useState<Error>();
  const read = useMemo(
    () => async () => {
      setError(undefined);
      await store.read().catch((reason: unknown) => setError(asError(reason)));
    },
    [store],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is not read; that it rose means that wishes changed.
  useEffect(() => void read(), [read, wishesVersion]);

  const stored = useSyncExternalStore(store.subscribe, store.get);
  const { wishes, places } = stored ?? nothing;
  const outcomesOf = useMemo(() => {
    const [guests, tables] = [[...board.guests.values()], [...board.tables.values()]];
    return (tableOf: ReadonlyMap<number, number>) =>
      wishOutcomes(wishes, { guests, tables, fixtures: places, tableOf });
  }, [board, wishes, places]);
  const outcomes = useMemo(() => outcomesOf(tablesOf(index)), [outcomesOf, index]);
  const isPlaced = useMemo(() => [...board.tables.values()].some(({ x }) => x !== null), [board.tables]);
  const isRead = stored !== undefined;
  return useMemo(
    () => ({
      isRead,
      failure: isRead ? undefined : queryFailure(error, read),
      wishes,
      places,
      isPlaced,
      outcomes,
      outcomesOf,
    }),
    [isRead, error, read, wishes, places, isPlaced, outcomes, outcomesOf],
  );
}

function tablesOf({ guestsAt }: ShownBoard["index"]): ReadonlyMap<number, number> {
  return new Map([...guestsAt].flatMap(([tableId, guests]) => guests.map(({ id }) => [id, tableId] as const)));
}

/** Reads the wishes of an event from the server. */
export async function fetchWishes(client: ApolloClient, eventId: number): Promise<StoredWishes> {
  const { data } = await client.query({
    query: SeatingWishesDocument,
    variables: { eventId },
    fetchPolicy: "no-cache",
    // The answer to an earlier question may be from before a change.
    context: { queryDeduplication: false },
  });
  if (!data) throw new Error("The answer is empty.");
  return { wishes: data.wishes, places: data.floorPlan.fixtures };
}
