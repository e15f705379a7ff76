import { useMutation } from "@apollo/client/react";
import { DeleteGuestDocument } from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import type { ToastText } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { GuestRow } from "./guest-fields.ts";

/** The toasts of a deletion. */
export interface DeletionToasts {
  done: (name: string) => ToastText;
  failed: (errorText: string) => ToastText;
}

/**
 * Deletes guests of an event. The guest disappears from the list immediately, and returns with an error toast if the
 * server refuses. The function returns whether it worked.
 */
export function useDeleteGuest(eventId: number) {
  const [mutate, { client }] = useMutation(DeleteGuestDocument);

  return async ({ id, name }: GuestRow, toasts: DeletionToasts): Promise<boolean> => {
    try {
      await mutate({
        variables: { eventId, id },
        optimisticResponse: { deleteGuest: true },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "Guest", id }) ?? "" }),
      });
      forgetGuestList(client, eventId);
      showToast(toasts.done(name));
      return true;
    } catch (error) {
      showToast(toasts.failed(errorText(error)));
      return false;
    }
  };
}
