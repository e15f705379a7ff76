import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { errorText } from "../../lib/errors.ts";
import { atTable } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success, type ToastText } from "../../lib/toast.ts";
import { UpdateGuestDetailsDocument } from "../seating/generated/board-acts.ts";
import { DeleteGuestsDocument, GuestCompanyDocument, UpdateGuestsDocument } from "./generated/guests.ts";
import type { GuestRow } from "./guest-row.ts";

/** One guest, or the ids of several. */
export type Chosen = Pick<GuestRow, "id" | "name"> | readonly number[];

export const idsOf = (chosen: Chosen): number[] => ("id" in chosen ? [chosen.id] : [...chosen]);

type SeatedGuest = Pick<GuestRow, "id" | "name" | "tableNumber">;

/** As many as a question names. */
const maxNames = 5;

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

    const remove = (guestIds: number[], done: ToastText, failed: string) =>
      act({
        mutation: DeleteGuestsDocument,
        variables: { eventId, guestIds },
        optimisticResponse: { deleteGuests: unanswered },
        update: deletedGuests(guestIds),
        done,
        failed,
      });

    const attend = (guestIds: number[], comes: boolean, done: ToastText) =>
      act({
        mutation: UpdateGuestDetailsDocument,
        variables: { eventId, guestIds, input: comes ? { attendance: "YES" } : { attendance: "NO", freesSeat: true } },
        optimisticResponse: { updateGuestDetails: { listVersion: 0, historyEntryId: 0 } },
        update: changedGuests(guestIds, comes ? { attendance: "YES" } : { attendance: "NO", tableNumber: "" }),
        done,
        failed: t("toasts.updateGuestFailed.title"),
      });

    const comes = ({ id, name }: SeatedGuest) => attend([id], true, guestUpdated(name));

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

    /** Whose attendance ends with a guest's, as the organizer answers; undefined if nothing shall be changed. */
    async function askForPlusOnes(guest: SeatedGuest): Promise<readonly SeatedGuest[] | undefined> {
      const plusOnes = await findPlusOnes(guest.id);
      if (plusOnes === undefined || plusOnes.length === 0) return plusOnes;
      const names = plusOnes.slice(0, maxNames).map(({ name }) => name);
      const about = { count: plusOnes.length, names: names.join(", ") };
      const areOut = await ask({
        title: t("seating.cancel.title", { count: 1, name: guest.name }),
        description: t("seating.cancel.question", about),
        confirmLabel: t("seating.cancel.neither", about),
        cancelLabel: t("seating.cancel.stillComing", about),
        isHarmless: true,
      });
      if (areOut === undefined) return undefined;
      return areOut ? plusOnes : [];
    }

    async function cancel(guest: SeatedGuest): Promise<void> {
      const plusOnes = await askForPlusOnes(guest);
      if (!plusOnes) return;
      const guests = [guest, ...plusOnes];
      const ids = guests.map(({ id }) => id);
      await attend(ids, false, canceledText(guest.name, guests));
    }

    /** Asks first. `toast` is what it is called where it is done. Answers whether it is done. */
    async function deleteGuest({ id, name }: SeatedGuest, toast: keyof typeof deleteFailures): Promise<boolean> {
      const isConfirmed = await ask({
        title: t("guest-list.removeTitle", { name }),
        description: t("guest-list.removeWarning"),
        confirmLabel: t("guest-list.remove"),
      });
      if (!isConfirmed) return false;
      const done = success(t(`toasts.${toast}.title`), t(`toasts.${toast}.text`, { name }));
      return (await remove([id], done, t(deleteFailures[toast]))).data !== undefined;
    }

    /** As {@link deleteGuest}. `hiddenCount` is how many of them are not on this page. */
    async function deleteGuests(guestIds: number[], hiddenCount: number): Promise<boolean> {
      const count = guestIds.length;
      const warning = t("guest-list.bulk.removeWarning", { count });
      const elsewhere = t("guest-list.bulk.removeElsewhere", { count: hiddenCount });
      const isConfirmed = await ask({
        title: t("guest-list.bulk.removeTitle", { count }),
        description: hiddenCount === 0 ? warning : `${warning} ${elsewhere}`,
        confirmLabel: t("guest-list.bulk.remove"),
      });
      if (!isConfirmed) return false;
      const done = success(t("toasts.guestsDeleted.title"), t("toasts.guestsDeleted.text", { count }));
      return (await remove(guestIds, done, t("toasts.deleteGuestsFailed.title"))).data !== undefined;
    }

    return { move, setColumn, deleteGuest, deleteGuests, comes, cancel, askForPlusOnes };
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
