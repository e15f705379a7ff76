import { useMutation } from "@apollo/client/react";
import { AddGuestDocument } from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { GuestFields } from "./guest-fields.ts";
import { type UndoChange, undoButton } from "./undo-button.ts";

/** Adds guests to the end of an event's list and shows a toast. The function returns whether it worked. */
export function useAddGuest(eventId: number, undoChange: UndoChange) {
  const [mutate, { client }] = useMutation(AddGuestDocument);

  return async ({ name, tableNumber }: GuestFields): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { eventId, input: { name, tableNumber, additionalInfo: {} } } });
      forgetGuestList(client, eventId);
      showToast(toastTexts.guestAdded(name), undoButton(undoChange, data?.addGuest.historyEntryId));
      return true;
    } catch (error) {
      showToast(toastTexts.addGuestFailed(errorText(error)));
      return false;
    }
  };
}
