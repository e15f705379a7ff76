import { useMutation } from "@apollo/client/react";
import type { GuestsInput } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/errors.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import type { ToastText } from "../../lib/toast-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import { showToast } from "../../ui/show-toast.ts";
import { UpdateGuestDetailsDocument } from "../seating/generated/board-acts.ts";
import { changedGuests, deletedGuests } from "./expected-guests.ts";
import { DeleteGuestsDocument, MergeGuestsDocument, UpdateGuestsDocument } from "./generated/change-guests.ts";
import type { GuestRow } from "./guest-row.ts";

interface Toasts {
  done: ToastText;
  failed: (errorText: string) => ToastText;
}

/** In place of an answer that is still to come. */
const unanswered = { historyEntryId: 0 };

type Answer = { historyEntryId: number } | undefined;

export type Chosen = Pick<GuestRow, "id" | "name"> | readonly number[];

export const idsOf = (chosen: Chosen): number[] => ("id" in chosen ? [chosen.id] : [...chosen]);

/** Changes of one or many guests at once. Each shows a toast with Undo, and returns whether it worked. */
export function useChangeGuests(eventId: number) {
  const undo = useUndo();
  const [update, { client }] = useMutation(UpdateGuestsDocument);
  const [remove] = useMutation(DeleteGuestsDocument);
  const [merge] = useMutation(MergeGuestsDocument);
  const [note] = useMutation(UpdateGuestDetailsDocument);

  async function attempt(change: () => Promise<Answer>, { done, failed }: Toasts): Promise<boolean> {
    try {
      const answer = await change();
      forgetGuestList(client, eventId);
      showToast(done, undo(answer?.historyEntryId));
      return true;
    } catch (error) {
      showToast(failed(errorText(error)));
      return false;
    }
  }

  function updateAll(guestIds: number[], input: GuestsInput, toasts: Toasts): Promise<boolean> {
    const { tableNumber } = input;
    const change = {
      variables: { eventId, guestIds, input },
      optimisticResponse: { updateGuests: unanswered },
      update: changedGuests(guestIds, tableNumber == null ? {} : { tableNumber }),
    };
    return attempt(async () => (await update(change)).data?.updateGuests, toasts);
  }

  function deleteAll(guestIds: number[], toasts: Toasts): Promise<boolean> {
    const change = {
      variables: { eventId, guestIds },
      optimisticResponse: { deleteGuests: unanswered },
      update: deletedGuests(guestIds),
    };
    return attempt(async () => (await remove(change)).data?.deleteGuests, toasts);
  }

  return {
    /** @param table its label; empty takes their tables away */
    move: (chosen: Chosen, table: string) =>
      "id" in chosen
        ? updateAll(
            [chosen.id],
            { tableNumber: table },
            { done: toastTexts.guestMoved(chosen.name, table), failed: toastTexts.updateGuestFailed },
          )
        : updateAll(
            [...chosen],
            { tableNumber: table },
            { done: toastTexts.guestsMoved(chosen.length, table), failed: toastTexts.updateGuestsFailed },
          ),
    setColumn: (guestIds: readonly number[], column: string, value: string) =>
      updateAll(
        [...guestIds],
        { column, value },
        { done: toastTexts.columnSet(guestIds.length, column), failed: toastTexts.updateGuestsFailed },
      ),
    removeMany: (guestIds: readonly number[]) =>
      deleteAll([...guestIds], {
        done: toastTexts.guestsDeleted(guestIds.length),
        failed: toastTexts.deleteGuestsFailed,
      }),
    removeInRow: ({ id, name }: GuestRow) =>
      deleteAll([id], { done: toastTexts.guestRemoved(name), failed: toastTexts.removeGuestFailed }),
    removeInDialog: ({ id, name }: GuestRow) =>
      deleteAll([id], { done: toastTexts.guestDeleted(name), failed: toastTexts.deleteGuestFailed }),
    merge: ({ id, name }: Pick<GuestRow, "id" | "name">, duplicateIds: readonly number[]) =>
      attempt(
        async () =>
          (await merge({ variables: { eventId, guestId: id, duplicateIds: [...duplicateIds] } })).data?.mergeGuests,
        { done: toastTexts.guestsMerged(name), failed: toastTexts.mergeGuestsFailed },
      ),
    /** Notes for everybody that guests of one name are different people. */
    keepApart: (name: string, guestIds: readonly number[]) =>
      attempt(
        async () => {
          const variables = { eventId, guestIds: [...guestIds], input: { isNamesake: true } };
          return (await note({ variables })).data?.updateGuestDetails;
        },
        { done: toastTexts.guestsKeptApart(name), failed: toastTexts.keepGuestsApartFailed },
      ),
  };
}
