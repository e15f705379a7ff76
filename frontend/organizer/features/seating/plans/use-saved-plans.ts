import { useApolloClient, useQuery } from "@apollo/client/react";
import { useAct } from "../../../lib/act.ts";
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
export function useSavedPlanActs(eventId: number) {
  const client = useApolloClient();
  const [act] = useAct();
  const options = { failed: t("saved-plans.failed"), refetchQueries: [SavedPlansDocument], awaitRefetchQueries: true };
  return {
    /** The present seating after some moves. @returns whether it was saved */
    async save(name: string, moves: readonly SeatMove[]): Promise<boolean> {
      const { data } = await act({
        ...{ ...options, mutation: SavePlanDocument, variables: { eventId, name, moves: [...moves] } },
        done: ({ savePlan: saved }) => success(t("saved-plans.saved", { name: saved.name })),
      });
      return data !== undefined;
    },
    remove: (id: number) => act({ ...options, mutation: DeleteSavedPlanDocument, variables: { eventId, id } }),
    /** Undefined if it could not be read. */
    async read(id: number): Promise<SavedSeating | undefined> {
      const query = { query: SavedPlanSeatingDocument, variables: { eventId, id }, fetchPolicy: "no-cache" } as const;
      const { data, error } = await client.query(query);
      if (error) showToast(failed(options.failed, refusalText(error)));
      return data?.savedPlan;
    },
  };
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
