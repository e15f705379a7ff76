import { useMutation, useQuery } from "@apollo/client/react";
import { useCallback, useEffect } from "react";
import { errorText } from "../../lib/error-text.ts";
import { queryFailure } from "../../lib/query-failure.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { CustomerEventDocument } from "./generated/customer-event.ts";
import { EnsureMyEventDocument } from "./generated/ensure-my-event.ts";

/** The signed-in customer's one event, created if missing; repeated calls create no second one. */
export function useMyEvent() {
  const [mutate, { data, error }] = useMutation(EnsureMyEventDocument, {
    update(cache, { data: made }) {
      if (!made) return;
      const event = made.ensureMyEvent;
      cache.writeQuery({ query: CustomerEventDocument, variables: { id: event.id }, data: { event } });
      cache.evict({ id: "ROOT_QUERY", fieldName: "events" });
    },
  });
  const id = data?.ensureMyEvent.id;
  const query = useQuery(CustomerEventDocument, { variables: { id: id ?? 0 }, skip: id === undefined });

  const ensure = useCallback(async () => {
    try {
      await mutate();
    } catch (refusal) {
      showToast(toastTexts.createEventFailed(errorText(refusal)));
    }
  }, [mutate]);

  useEffect(() => void ensure(), [ensure]);

  return {
    event: (query.data ?? query.previousData)?.event,
    failure: queryFailure(error, ensure),
  };
}
