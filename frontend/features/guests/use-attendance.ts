import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useAct } from "../../lib/act.ts";
import { errorText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success, type ToastText } from "../../lib/toast.ts";
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
  const [act] = useAct();

  return useMemo(() => {
    const change = (guestIds: number[], comes: boolean, done: ToastText) =>
      act({
        mutation: UpdateGuestDetailsDocument,
        variables: { eventId, guestIds, input: comes ? { attendance: "YES" } : { attendance: "NO", freesSeat: true } },
        optimisticResponse: { updateGuestDetails: { listVersion: 0, historyEntryId: 0 } },
        update: changedGuests(guestIds, comes ? { attendance: "YES" } : { attendance: "NO", tableNumber: "" }),
        done,
        failed: t("toasts.updateGuestFailed.title"),
      });

    /** Who is expected only because of a guest; undefined, with a toast, if that cannot be known. */
    async function findPlusOnes(guestId: number): Promise<readonly SeatedGuest[] | undefined> {
      try {
        const options = { query: GuestCompanyDocument, variables: { eventId, guestId } };
        const { data } = await client.query({ ...options, fetchPolicy: "network-only" });
        return data?.event.guestCompany.plusOnes.filter(({ attendance }) => attendance !== "NO");
      } catch (error) {
        showToast(failure(t("toasts.updateGuestFailed.title"), errorText(error)));
        return undefined;
      }
    }

    const cancel = (guest: SeatedGuest, plusOnes: readonly SeatedGuest[]) => {
      const guests = [guest, ...plusOnes];
      const ids = guests.map(({ id }) => id);
      return change(ids, false, canceledToast(guest.name, guests));
    };
    const comes = ({ id, name }: SeatedGuest) => change([id], true, guestUpdated(name));
    return { findPlusOnes, cancel, comes };
  }, [client, act, eventId]);
}

/** The toast of a guest who was changed. */
export const guestUpdated = (name: string) =>
  success(t("toasts.guestUpdated.title"), t("toasts.guestUpdated.text", { name }));

function canceledToast(name: string, guests: readonly SeatedGuest[]): ToastText {
  const count = guests.length;
  const freesSeats = guests.some(({ tableNumber }) => tableNumber !== "");
  return success(
    count === 1 ? t("toasts.guestUpdated.title") : t("toasts.guestsUpdated.title"),
    t(freesSeats ? "seating.cancel.done" : "seating.cancel.title", { count, name }),
  );
}
