import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { SeatingFloorPlanDocument, UploadVenuePictureDocument } from "../../../generated/documents.ts";
import { asError } from "../../../lib/as-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import { type QueryFailure, queryFailure } from "../../../lib/query-failure.ts";
import { toastTexts } from "../../../lib/toast-texts.ts";
import { showToast } from "../../../ui/show-toast.ts";
import type { FloorPlan } from "../model/floor-plan.ts";
import type { Seating } from "../seating.ts";
import { createPlanStore, type PlanStore, type ShownPlan } from "./plan-store.ts";

interface UsedFloorPlan {
  /** Undefined until the plan was read. */
  shown: ShownPlan | undefined;
  /** Why it could not be read. */
  failure: QueryFailure | undefined;
  change: PlanStore["change"];
  uploadPicture: (file: File) => Promise<void>;
}

/** The room of an event: read when it is opened, and again whenever it changed on the server. */
export function useFloorPlan(seating: Seating, planVersion: number): UsedFloorPlan {
  const client = useApolloClient();
  const { eventId } = seating;
  const [error, setError] = useState<Error>();

  const store = useMemo(
    () =>
      createPlanStore({
        async read(): Promise<FloorPlan> {
          const { data } = await client.query({
            query: SeatingFloorPlanDocument,
            variables: { eventId },
            fetchPolicy: "no-cache",
            // The answer to an earlier question may be from before a change.
            context: { queryDeduplication: false },
          });
          if (!data) throw new Error("The answer is empty.");
          return data.floorPlan;
        },
        save: (change) => seating.act({ kind: "changePlan", change }),
      }),
    [client, eventId, seating],
  );

  const read = useMemo(
    () => async () => {
      setError(undefined);
      await store.read().catch((reason: unknown) => setError(asError(reason)));
    },
    [store],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is not read; that it rose means that the plan changed.
  useEffect(() => void read(), [read, planVersion]);

  async function uploadPicture(file: File): Promise<void> {
    try {
      await client.mutate({ mutation: UploadVenuePictureDocument, variables: { eventId, file } });
      await store.read();
    } catch (reason) {
      showToast(toastTexts.seatingRefused(errorText(reason)));
    }
  }

  const shown = useSyncExternalStore(store.subscribe, store.get);
  return { shown, failure: shown ? undefined : queryFailure(error, read), change: store.change, uploadPicture };
}
