import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { GuestCompanyDocument, type GuestDetailsInput, UpdateGuestDetailsDocument } from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { type ToastText, toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { GuestRow } from "./guest-fields.ts";

type NamedGuest = Pick<GuestRow, "id" | "name">;

/** A guest who is not coming, with those who are expected only because of them; at least one. */
export interface Canceling {
  guest: GuestRow;
  plusOnes: readonly NamedGuest[];
}

/** Whether guests come. Each change shows a toast with Undo. What it returns does not change between renders. */
export function useAttendance(eventId: number) {
  const client = useApolloClient();
  const undo = useUndo();

  return useMemo(() => {
    async function change(guestIds: number[], input: GuestDetailsInput, done: ToastText): Promise<void> {
      try {
        const variables = { eventId, guestIds, input };
        const { data } = await client.mutate({ mutation: UpdateGuestDetailsDocument, variables });
        forgetGuestList(client, eventId);
        showToast(done, undo(data?.updateGuestDetails.historyEntryId));
      } catch (error) {
        showToast(toastTexts.updateGuestFailed(errorText(error)));
      }
    }

    /** Who is expected only because of a guest; undefined, with a toast, if that cannot be known. */
    async function findPlusOnes(guestId: number): Promise<readonly NamedGuest[] | undefined> {
      try {
        const options = { query: GuestCompanyDocument, variables: { eventId, guestId } };
        const { data } = await client.query({ ...options, fetchPolicy: "network-only" });
        return data?.event.guestCompany.plusOnes.filter(({ attendance }) => attendance !== "NO");
      } catch (error) {
        showToast(toastTexts.updateGuestFailed(errorText(error)));
        return undefined;
      }
    }

    const cancel = ({ id, name }: NamedGuest, plusOnes: readonly NamedGuest[]) => {
      const ids = [id, ...plusOnes.map((plusOne) => plusOne.id)];
      return change(ids, { attendance: "NO", freesSeat: true }, toastTexts.guestsCanceled(name, ids.length));
    };
    const comes = ({ id, name }: NamedGuest) => change([id], { attendance: "YES" }, toastTexts.guestUpdated(name));
    return { findPlusOnes, cancel, comes };
  }, [client, eventId, undo]);
}
