import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/errors.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import { showToast } from "../../ui/show-toast.ts";
import { AddGuestDocument } from "./generated/add-guest.ts";
import { additionalInfoOf, detailsOf, type GuestFields, tableIn } from "./guest-fields.ts";

/** Adds a guest to the end of the list and shows a toast. The function returns whether it worked. */
export function useAddGuest(eventId: number, columns: readonly string[]) {
  const undo = useUndo();
  const [mutate, { client }] = useMutation(AddGuestDocument);

  return async (fields: GuestFields): Promise<boolean> => {
    const { name, extra } = fields;
    const additionalInfo = additionalInfoOf(extra, columns);
    const input = { name, tableNumber: tableIn(fields), additionalInfo, details: detailsOf(fields, undefined) };
    try {
      const { data } = await mutate({ variables: { eventId, input } });
      // Screens ask for a list as long as the event has no guest.
      const id = client.cache.identify({ __typename: "Event", id: eventId });
      if (id) client.cache.modify<{ guestCount: number }>({ id, fields: { guestCount: (count) => count + 1 } });
      forgetGuestList(client, eventId);
      showToast(toastTexts.guestAdded(name), undo(data?.addGuest.historyEntryId));
      return true;
    } catch (error) {
      showToast(toastTexts.addGuestFailed(errorText(error)));
      return false;
    }
  };
}
