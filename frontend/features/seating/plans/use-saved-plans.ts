import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { type QueryFailure, queryFailure, refusalText } from "../../../lib/errors.ts";
import { t } from "../../../lib/text.ts";
import { failure as failed, showToast, success } from "../../../lib/toast.ts";
import type { SeatMove } from "../model/board-act.ts";
import {
  DeleteSavedPlanDocument,
  type SavedPlanFragment,
  SavedPlanSeatingDocument,
  SavedPlansDocument,
  SavePlanDocument,
} from "./generated/saved-plans.ts";
import type { SavedSeating } from "./model/planned-moves.ts";

/** What is done with saved plans. Each shows a toast if it is refused. */
export interface SavedPlanActs {
  /** The present seating after some moves. @returns whether it was saved */
  save: (name: string, moves: readonly SeatMove[]) => Promise<boolean>;
  remove: (id: number) => Promise<boolean>;
  /** Undefined if it could not be read. */
  read: (id: number) => Promise<SavedSeating | undefined>;
}

export function useSavedPlanActs(eventId: number): SavedPlanActs {
  const client = useApolloClient();
  return useMemo(() => {
    const options = { refetchQueries: [SavedPlansDocument], awaitRefetchQueries: true };
    const tried = async <Value>(act: () => Promise<Value>): Promise<Value | undefined> => {
      try {
        return await act();
      } catch (error) {
        showToast(failed(t("saved-plans.failed"), refusalText(error)));
        return undefined;
      }
    };
    return {
      save: async (name, moves) => {
        const variables = { eventId, name, moves: [...moves] };
        const done = await tried(() => client.mutate({ mutation: SavePlanDocument, variables, ...options }));
        const saved = done?.data?.savePlan;
        if (saved) showToast(success(t("saved-plans.saved", { name: saved.name })));
        return saved !== undefined;
      },
      remove: async (id) => {
        const variables = { eventId, id };
        const done = await tried(() => client.mutate({ mutation: DeleteSavedPlanDocument, variables, ...options }));
        return done !== undefined;
      },
      read: async (id) => {
        const query = { query: SavedPlanSeatingDocument, variables: { eventId, id }, fetchPolicy: "no-cache" } as const;
        return (await tried(() => client.query(query)))?.data?.savedPlan;
      },
    };
  }, [client, eventId]);
}

export function useSavedPlans(eventId: number): {
  plans: readonly SavedPlanFragment[] | undefined;
  failure: QueryFailure | undefined;
} {
  const { data, error, refetch } = useQuery(SavedPlansDocument, {
    variables: { eventId },
    fetchPolicy: "cache-and-network",
  });
  return { plans: data?.savedPlans, failure: data ? undefined : queryFailure(error, refetch, refusalText) };
}
