import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useAct } from "../../lib/act.ts";
import { ask, askAboutPlusOnes } from "../../lib/ask.ts";
import { errorText } from "../../lib/errors.ts";
import { atTable } from "../../lib/tables.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success, type ToastText } from "../../lib/toast.ts";
import {
  DeleteGuestsDocument,
  GuestCompanyDocument,
  UpdateGuestDetailsDocument,
  UpdateGuestsDocument,
} from "./generated/guests.ts";
import type { GuestRow } from "./guest-rows.ts";

/** One guest, or the ids of several. */
export type Chosen = Pick<GuestRow, "id" | "name"> | readonly number[];

export const idsOf = (chosen: Chosen): number[] => ("id" in chosen ? [chosen.id] : [...chosen]);

type SeatedGuest = Pick<GuestRow, "id" | "name" | "tableNumber">;

interface Deletion {
  title: string;
  description: string;
  done: ToastText;
  failed: string;
}

/** In place of an answer that is still to come. */
const unanswered = { historyEntryId: 0 };

/**
 * Changes of one or many guests, seen at once. Each shows a toast with Undo, and is answered with data if it worked. What it
 * returns does not change between renders.
 */
export function useGuestActs(eventId: number) {
  const client = useApolloClient();
  const [act] = useAct();

  return useMemo(() => {
    /** @param table its label; empty takes their tables away */
    const move = (chosen: Chosen, table: string) =>
      act({
        mutation: UpdateGuestsDocument,
        variables: { eventId, guestIds: idsOf(chosen), input: { tableNumber: table } },
        optimisticResponse: { updateGuests: unanswered },
        update: changedGuests(idsOf(chosen), { tableNumber: table }),
        done: movedText(chosen, table),
        failed: t("id" in chosen ? "toasts.updateGuestFailed.title" : "toasts.updateGuestsFailed.title"),
      });

    const setColumn = (guestIds: number[], column: string, value: string) =>
      act({
        mutation: UpdateGuestsDocument,
        variables: { eventId, guestIds, input: { column, value } },
        done: success(
          t("toasts.guestsUpdated.title"),
          t("toasts.guestsUpdated.text", { count: guestIds.length, column }),
        ),
        failed: t("toasts.updateGuestsFailed.title"),
      });

    /** Answers whether it is done. */
    async function askAndDelete(guestIds: number[], { title, description, ...toasts }: Deletion): Promise<boolean> {
      if (!(await ask({ title, description, confirmLabel: t("guest-list.remove") }))) return false;
      const { data } = await act({
        mutation: DeleteGuestsDocument,
        variables: { eventId, guestIds },
        optimisticResponse: { deleteGuests: unanswered },
        update: deletedGuests(guestIds),
        ...toasts,
      });
      return data !== undefined;
    }

    const attend = (guestIds: number[], comes: boolean, done: ToastText) =>
      act({
        mutation: UpdateGuestDetailsDocument,
        variables: { eventId, guestIds, input: comes ? { attendance: "YES" } : { attendance: "NO", freesSeat: true } },
        optimisticResponse: { updateGuestDetails: { listVersion: 0, historyEntryId: 0 } },
        update: changedGuests(guestIds, comes ? { attendance: "YES" } : { attendance: "NO", tableNumber: "" }),
        done,
        failed: t("toasts.updateGuestFailed.title"),
      });

    /** Whose attendance ends with a guest's, as the organizer answers; undefined if nothing shall be changed. */
    async function askForPlusOnes({ id, name }: SeatedGuest): Promise<readonly SeatedGuest[] | undefined> {
      try {
        const options = { query: GuestCompanyDocument, variables: { eventId, guestId: id } };
        const { data } = await client.query({ ...options, fetchPolicy: "network-only" });
        const plusOnes = data?.event.guestCompany.plusOnes.filter(({ attendance }) => attendance !== "NO") ?? [];
        if (plusOnes.length === 0) return [];
        const areOut = await askAboutPlusOnes({ name, plusOnes: plusOnes.map((plusOne) => plusOne.name) });
        if (areOut === undefined) return undefined;
        return areOut ? plusOnes : [];
      } catch (error) {
        showToast(failure(t("toasts.updateGuestFailed.title"), errorText(error)));
        return undefined;
      }
    }

    async function takeDown(guest: SeatedGuest, comes: boolean): Promise<void> {
      if (comes) return void (await attend([guest.id], true, guestUpdated(guest.name)));
      const plusOnes = await askForPlusOnes(guest);
      if (!plusOnes) return;
      const guests = [guest, ...plusOnes];
      const ids = guests.map(({ id }) => id);
      await attend(ids, false, canceledText(guest.name, guests));
    }

    /** `toast` is what it is called where it is done. */
    const deleteGuest = ({ id, name }: SeatedGuest, toast: keyof typeof deleteFailures) =>
      askAndDelete([id], {
        title: t("guest-list.removeTitle", { name }),
        description: t("guest-list.removeWarning"),
        done: success(t(`toasts.${toast}.title`), t(`toasts.${toast}.text`, { name })),
        failed: t(deleteFailures[toast]),
      });

    function deleteGuests(guestIds: number[]): Promise<boolean> {
      const count = guestIds.length;
      return askAndDelete(guestIds, {
        title: t("guest-list.bulk.removeTitle", { count }),
        description: t("guest-list.bulk.removeWarning", { count }),
        done: success(t("toasts.guestsDeleted.title"), t("toasts.guestsDeleted.text", { count })),
        failed: t("toasts.deleteGuestsFailed.title"),
      });
    }

    return { move, setColumn, deleteGuest, deleteGuests, takeDown, askForPlusOnes };
  }, [client, act, eventId]);
}

/** Of deleting a guest in the form, and in the list. */
const deleteFailures = {
  guestDeleted: "toasts.deleteGuestFailed.title",
  guestRemoved: "toasts.removeGuestFailed.title",
} as const;

/** The toast of a guest who was changed. */
export const guestUpdated = (name: string) =>
  success(t("toasts.guestUpdated.title"), t("toasts.guestUpdated.text", { name }));

function movedText(chosen: Chosen, table: string): ToastText {
  const place = atTable(table);
  if ("id" in chosen) {
    const { name } = chosen;
    const text = table ? t("toasts.guestMoved.text", { name, place }) : t("toasts.guestUnseated.text", { name });
    return success(t("toasts.guestUpdated.title"), text);
  }
  const count = chosen.length;
  const text = table ? t("toasts.guestsMoved.text", { count, place }) : t("toasts.guestsUnseated.text", { count });
  return success(t("toasts.guestsUpdated.title"), text);
}

function canceledText(name: string, guests: readonly SeatedGuest[]): ToastText {
  const count = guests.length;
  const freesSeats = guests.some(({ tableNumber }) => tableNumber !== "");
  return success(
    t(count === 1 ? "toasts.guestUpdated.title" : "toasts.guestsUpdated.title"),
    t(freesSeats ? "seating.cancel.done" : "seating.cancel.title", { count, name }),
  );
}

/**
 * For a mutation's `update`, along with an optimistic response: guests look changed at once, and as before if the server
 * refuses.
 */
function changedGuests(guestIds: readonly number[], expected: Partial<Pick<GuestRow, "tableNumber" | "attendance">>) {
  const fields = Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, () => value]));
  return (cache: ApolloCache) => {
    for (const id of guestIds) cache.modify({ id: cacheId(cache, id), fields });
  };
}

/** As {@link changedGuests}, for guests who are deleted. */
export function deletedGuests(guestIds: readonly number[]): (cache: ApolloCache) => void {
  return (cache) => {
    for (const id of guestIds) cache.evict({ id: cacheId(cache, id) });
  };
}

const cacheId = (cache: ApolloCache, id: number): string => cache.identify({ __typename: "Guest", id }) ?? "";
