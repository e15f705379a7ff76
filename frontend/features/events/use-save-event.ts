import { useMutation } from "@apollo/client/react";
import type { UpdateEventInput } from "../../generated/schema-types.ts";
import { errorText, isConflict } from "../../lib/errors.ts";
import type { ToastText } from "../../lib/toast-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import type { SaveOutcome } from "../../lib/use-edit.ts";
import { showToast } from "../../ui/show-toast.ts";
import { LatestEventDocument, type LatestEventQuery } from "./generated/latest-event.ts";
import { UpdateEventDocument } from "./generated/update-event.ts";

export type EditableEvent = LatestEventQuery["event"];

/** If someone else changed the event since `input.updatedAt`, nothing is saved: the outcome has the current event. */
export function useSaveEvent(id: number) {
  const [mutate, { client }] = useMutation(UpdateEventDocument, {
    update(cache) {
      cache.evict({ id: cache.identify({ __typename: "Event", id }), fieldName: "history" });
    },
  });

  const undo = useUndo();

  return async (input: UpdateEventInput, savedToast: ToastText): Promise<SaveOutcome<EditableEvent>> => {
    try {
      const { data } = await mutate({ variables: { id, input } });
      if (!data) return { kind: "refused" };
      showToast(savedToast, undo(data.updateEvent.historyEntryId));
      return { kind: "saved", latest: data.updateEvent };
    } catch (error) {
      const tell = () => showToast(toastTexts.updateEventFailed(errorText(error)));
      const latest = isConflict(error) ? await latestEvent() : undefined;
      if (latest) return { kind: "conflict", latest, tell };
      tell();
      return { kind: "refused" };
    }
  };

  async function latestEvent(): Promise<EditableEvent | undefined> {
    const query = { query: LatestEventDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    const { data } = await client.query(query).catch(() => ({ data: undefined }));
    return data?.event;
  }
}
