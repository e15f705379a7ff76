import { useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { useAct } from "../../lib/act.ts";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { EnsureMyEventDocument } from "./generated/ensure-my-event.ts";
import { MyEventDocument } from "./generated/my-event.ts";

/** The id of a customer's one event: of those that are known, else it is created. Repeated calls create no second one. */
export function useMyEventId(ownerId: number) {
  const { data, error, refetch } = useQuery(MyEventDocument, { variables: { ownerId } });
  const [act] = useAct();
  const [refusal, setRefusal] = useState<Error>();
  const id = data?.events.nodes.find(({ isSample }) => !isSample)?.id;
  const isMissing = data !== undefined && id === undefined;

  const create = useCallback(async () => {
    setRefusal(undefined);
    const ensured = await act({ mutation: EnsureMyEventDocument, failed: t("toasts.createEventFailed.title") });
    setRefusal(ensured.error);
  }, [act]);

  useEffect(() => {
    if (isMissing) void create();
  }, [isMissing, create]);

  return { id, failure: queryFailure(error, refetch) ?? queryFailure(refusal, create) };
}
