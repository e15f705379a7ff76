import { useApolloClient } from "@apollo/client/react";
import { type Event_EditableFragment, LatestEventDocument } from "../../event/generated/event-here.ts";
import type { UpdateEventInput } from "../../generated/schema-types.ts";
import { useAct } from "../../lib/act.ts";
import type { ToastText } from "../../lib/toast.ts";
import { UpdateEventDocument } from "./generated/events.ts";

/** Saves an event unless somebody else changed it since `input.updatedAt`; the latest is found after such a conflict. */
export function useSaveEvent(id: number) {
  const client = useApolloClient();
  const [act] = useAct();

  async function save(input: UpdateEventInput, done: ToastText, failed?: string) {
    const variables = { id, input };
    const { data, error } = await act({
      ...{ mutation: UpdateEventDocument, variables, eventId: id, done },
      ...(failed !== undefined && { failed }),
    });
    return { data: data?.updateEvent, error };
  }

  async function findLatest(): Promise<Event_EditableFragment | undefined> {
    const query = { query: LatestEventDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    return (await client.query(query)).data?.event;
  }

  return { save, findLatest };
}
