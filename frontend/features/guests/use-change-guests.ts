import type { GuestsInput } from "../../generated/schema-types.ts";
import { type Toasts, useAct } from "../../lib/act.ts";
import { atTable } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { changedGuests, deletedGuests } from "./expected-guests.ts";
import { DeleteGuestsDocument, UpdateGuestsDocument } from "./generated/change-guests.ts";
import type { GuestRow } from "./guest-row.ts";

/** In place of an answer that is still to come. */
const unanswered = { historyEntryId: 0 };

export type Chosen = Pick<GuestRow, "id" | "name"> | readonly number[];

export const idsOf = (chosen: Chosen): number[] => ("id" in chosen ? [chosen.id] : [...chosen]);

/** Changes of one or many guests, seen at once. Each shows a toast with Undo, and is answered with data if it worked. */
export function useChangeGuests(eventId: number) {
  const [act] = useAct();

  const update = (guestIds: number[], input: GuestsInput, toasts: Toasts<unknown>) =>
    act({
      mutation: UpdateGuestsDocument,
      variables: { eventId, guestIds, input },
      optimisticResponse: { updateGuests: unanswered },
      update: changedGuests(guestIds, input.tableNumber == null ? {} : { tableNumber: input.tableNumber }),
      ...toasts,
    });

  const remove = (guestIds: number[], toasts: Toasts<unknown>) =>
    act({
      mutation: DeleteGuestsDocument,
      variables: { eventId, guestIds },
      optimisticResponse: { deleteGuests: unanswered },
      update: deletedGuests(guestIds),
      ...toasts,
    });

  return {
    /** @param table its label; empty takes their tables away */
    move: (chosen: Chosen, table: string) => update(idsOf(chosen), { tableNumber: table }, movedToasts(chosen, table)),
    setColumn: (guestIds: number[], column: string, value: string) =>
      update(
        guestIds,
        { column, value },
        {
          done: success(
            t("toasts.guestsUpdated.title"),
            t("toasts.guestsUpdated.text", { count: guestIds.length, column }),
          ),
          failed: t("toasts.updateGuestsFailed.title"),
        },
      ),
    removeMany: (guestIds: number[]) =>
      remove(guestIds, {
        done: success(t("toasts.guestsDeleted.title"), t("toasts.guestsDeleted.text", { count: guestIds.length })),
        failed: t("toasts.deleteGuestsFailed.title"),
      }),
    removeInRow: ({ id, name }: GuestRow) =>
      remove([id], {
        done: success(t("toasts.guestRemoved.title"), t("toasts.guestRemoved.text", { name })),
        failed: t("toasts.removeGuestFailed.title"),
      }),
    removeInDialog: ({ id, name }: GuestRow) =>
      remove([id], {
        done: success(t("toasts.guestDeleted.title"), t("toasts.guestDeleted.text", { name })),
        failed: t("toasts.deleteGuestFailed.title"),
      }),
  };
}

function movedToasts(chosen: Chosen, table: string): Toasts<unknown> {
  const place = atTable(table);
  if ("id" in chosen) {
    const { name } = chosen;
    const text = table ? t("toasts.guestMoved.text", { name, place }) : t("toasts.guestUnseated.text", { name });
    return { done: success(t("toasts.guestUpdated.title"), text), failed: t("toasts.updateGuestFailed.title") };
  }
  const count = chosen.length;
  const text = table ? t("toasts.guestsMoved.text", { count, place }) : t("toasts.guestsUnseated.text", { count });
  return { done: success(t("toasts.guestsUpdated.title"), text), failed: t("toasts.updateGuestsFailed.title") };
}
