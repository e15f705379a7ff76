import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { errorText } from "../../lib/errors.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import type { ToastText } from "../../lib/toast-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import { showToast } from "../../ui/show-toast.ts";
import { UpdateGuestDetailsDocument } from "../seating/generated/board-acts.ts";
import { changedGuests } from "./expected-guests.ts";
import { GuestCompanyDocument } from "./generated/guest-form.ts";
import type { GuestRow } from "./guest-row.ts";

type SeatedGuest = Pick<GuestRow, "id" | "name" | "tableNumber">;

/** A guest who is not coming, with those who are expected only because of them; at least one. */
export interface Canceling {
  guest: GuestRow;
  plusOnes: readonly SeatedGuest[];
}

/** Whether guests come. Each change shows a toast with Undo. What it returns does not change between renders. */
export function useAttendance(eventId: number) {
  const client = useApolloClient();
  const undo = useUndo();

  return useMemo(() => {
    async function change(guestIds: number[], comes: boolean, done: ToastText): Promise<void> {
      const input = comes ? { attendance: "YES" as const } : { attendance: "NO" as const, freesSeat: true };
      try {
        const { data } = await client.mutate({
          mutation: UpdateGuestDetailsDocument,
          variables: { eventId, guestIds, input },
          optimisticResponse: { updateGuestDetails: { listVersion: 0, historyEntryId: 0 } },
          update: changedGuests(guestIds, comes ? { attendance: "YES" } : { attendance: "NO", tableNumber: "" }),
        });
        forgetGuestList(client, eventId);
        showToast(done, undo(data?.updateGuestDetails.historyEntryId));
      } catch (error) {
        showToast(toastTexts.updateGuestFailed(errorText(error)));
      }
    }

    /** Who is expected only because of a guest; undefined, with a toast, if that cannot be known. */
    async function findPlusOnes(guestId: number): Promise<readonly SeatedGuest[] | undefined> {
      try {
        const options = { query: GuestCompanyDocument, variables: { eventId, guestId } };
        const { data } = await client.query({ ...options, fetchPolicy: "network-only" });
        return data?.event.guestCompany.plusOnes.filter(({ attendance }) => attendance !== "NO");
      } catch (error) {
        showToast(toastTexts.updateGuestFailed(errorText(error)));
        return undefined;
      }
    }

    const cancel = (guest: SeatedGuest, plusOnes: readonly SeatedGuest[]) => {
      const guests = [guest, ...plusOnes];
      const ids = guests.map(({ id }) => id);
      const freesSeats = guests.some(({ tableNumber }) => tableNumber !== "");
      const done = toastTexts.guestsCanceled(guest.name, ids.length, freesSeats);
      return change(ids, false, done);
    };
    const comes = ({ id, name }: SeatedGuest) => change([id], true, toastTexts.guestUpdated(name));
    return { findPlusOnes, cancel, comes };
  }, [client, eventId, undo]);
}
