import { useApolloClient } from "@apollo/client/react";
import type { UpdateEventInput } from "../../generated/schema-types.ts";
import { useAct } from "../../lib/act.ts";
import { type SaveOutcome, saveOutcome } from "../../lib/save-outcome.ts";
import { t } from "../../lib/text.ts";
import type { ToastText } from "../../lib/toast.ts";
import { LatestEventDocument, type LatestEventQuery } from "./generated/latest-event.ts";
import { UpdateEventDocument } from "./generated/update-event.ts";

export type EditableEvent = LatestEventQuery["event"];

/** If someone else changed the event since `input.updatedAt`, nothing is saved: the outcome has the current event. */
export function useSaveEvent(id: number) {
  const client = useApolloClient();
  const [act] = useAct();

  async function findLatest(): Promise<EditableEvent | undefined> {
    const query = { query: LatestEventDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    return (await client.query(query)).data?.event;
  }

  return async (input: UpdateEventInput, done: ToastText): Promise<SaveOutcome<EditableEvent>> => {
    const { data, error } = await act({ mutation: UpdateEventDocument, variables: { id, input }, eventId: id, done });
    return saveOutcome({ saved: data?.updateEvent, error, failed: t("toasts.updateEventFailed.title"), findLatest });
  };
}
