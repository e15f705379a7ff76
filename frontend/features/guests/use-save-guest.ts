import { useMutation } from "@apollo/client/react";
import { errorText, isConflict } from "../../lib/errors.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import type { SaveOutcome } from "../../lib/use-edit.ts";
import { showToast } from "../../ui/show-toast.ts";
import { UpdateGuestDocument } from "./generated/update-guest.ts";
import { additionalInfoOf, detailsOf, type GuestFields, tableIn } from "./guest-fields.ts";
import type { GuestRow } from "./guest-row.ts";

interface SaveGuestOptions {
  eventId: number;
  columns: readonly string[];
  /** Undefined when the list on screen no longer shows them. */
  findLatest: (guestId: number) => Promise<GuestRow | undefined>;
}

/** Saves a guest and shows a toast. Changes that someone else made since `updatedAt` are not overwritten. */
export function useSaveGuest({ eventId, columns, findLatest }: SaveGuestOptions) {
  const undo = useUndo();
  const [mutate, { client }] = useMutation(UpdateGuestDocument);

  return async (guest: GuestRow, fields: GuestFields, updatedAt: string): Promise<SaveOutcome<GuestRow>> => {
    const { id } = guest;
    const { name, extra } = fields;
    const additionalInfo = additionalInfoOf(extra, columns);
    const details = detailsOf(fields, guest);
    const input = { name, tableNumber: tableIn(fields), additionalInfo, details, updatedAt };
    try {
      const { data } = await mutate({ variables: { eventId, id, input } });
      if (!data) return { kind: "refused" };
      forgetGuestList(client, eventId);
      showToast(toastTexts.guestUpdated(data.updateGuest.name), undo(data.updateGuest.historyEntryId));
      return { kind: "saved", latest: data.updateGuest };
    } catch (error) {
      const tell = () => showToast(toastTexts.updateGuestFailed(errorText(error)));
      const latest = isConflict(error) ? await findLatest(id).catch(() => undefined) : undefined;
      if (latest) return { kind: "conflict", latest, tell };
      tell();
      return { kind: "refused" };
    }
  };
}
