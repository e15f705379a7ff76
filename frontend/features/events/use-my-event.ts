import { useMutation, useQuery } from "@apollo/client/react";
import { useCallback, useEffect } from "react";
import { errorText } from "../../lib/error-text.ts";
import { queryFailure } from "../../lib/query-failure.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { EnsureMyEventDocument } from "./generated/ensure-my-event.ts";
import { MyEventDocument } from "./generated/my-event.ts";

/** The id of a customer's one event: of those that are known, else it is created. Repeated calls create no second one. */
export function useMyEventId(ownerId: number) {
  const { data, error, refetch } = useQuery(MyEventDocument, { variables: { ownerId } });
  const [mutate, { error: refusal }] = useMutation(EnsureMyEventDocument, {
    update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "events" }),
  });
  const id = data?.events.nodes.find(({ isSample }) => !isSample)?.id;
  const isMissing = data !== undefined && id === undefined;

  const create = useCallback(async () => {
    try {
      await mutate();
    } catch (reason) {
      showToast(toastTexts.createEventFailed(errorText(reason)));
    }
  }, [mutate]);

  useEffect(() => {
    if (isMissing) void create();
  }, [isMissing, create]);

  return { id, failure: queryFailure(error, refetch) ?? queryFailure(refusal, create) };
}
