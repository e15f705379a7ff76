import { useApolloClient } from "@apollo/client/react";
import { useAct } from "../../lib/act.ts";
import { type SaveOutcome, saveOutcome } from "../../lib/save-outcome.ts";
import { t } from "../../lib/text.ts";
import { FormGuestDocument } from "./generated/guest-form.ts";
import { UpdateGuestDocument } from "./generated/update-guest.ts";
import { additionalInfoOf, detailsOf, type GuestFields, tableIn } from "./guest-fields.ts";
import type { GuestRow } from "./guest-row.ts";
import { guestUpdated } from "./use-attendance.ts";

interface SaveGuestOptions {
  eventId: number;
  columns: readonly string[];
}

/** Saves a guest and shows a toast. Changes that someone else made since `updatedAt` are not overwritten. */
export function useSaveGuest({ eventId, columns }: SaveGuestOptions) {
  const client = useApolloClient();
  const [act] = useAct();

  async function findLatest(guestId: number): Promise<GuestRow | undefined> {
    const query = { query: FormGuestDocument, variables: { eventId, guestId }, fetchPolicy: "network-only" } as const;
    return (await client.query(query)).data?.event.guestCompany.guest ?? undefined;
  }

  return async (guest: GuestRow, fields: GuestFields, updatedAt: string): Promise<SaveOutcome<GuestRow>> => {
    const { id } = guest;
    const { name, extra } = fields;
    const additionalInfo = additionalInfoOf(extra, columns);
    const details = detailsOf(fields, guest);
    const input = { name, tableNumber: tableIn(fields), additionalInfo, details, updatedAt };
    const { data, error } = await act({
      mutation: UpdateGuestDocument,
      variables: { eventId, id, input },
      done: ({ updateGuest }) => guestUpdated(updateGuest.name),
    });
    const failed = t("toasts.updateGuestFailed.title");
    return saveOutcome({ saved: data?.updateGuest, error, failed, findLatest: () => findLatest(id) });
  };
}
