import { type RefObject, useRef } from "react";
import { t } from "../../lib/text.ts";
import type { SelectedRows } from "../../lib/use-row-selection.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { CancelGuestDialog } from "./cancel-guest-dialog.tsx";
import { EditGuestDialog } from "./edit-guest-dialog.tsx";
import { MoveGuestsDialog, type Moving } from "./move-guests-dialog.tsx";
import type { OpenDialogs } from "./open-dialogs.ts";
import { SetColumnDialog } from "./set-column-dialog.tsx";
import { useAttendance } from "./use-attendance.ts";
import { useChangeGuests } from "./use-change-guests.ts";

interface GuestDialogsProps {
  eventId: number;
  open: OpenDialogs;
  show: (change: Partial<OpenDialogs>) => void;
  columns: readonly string[];
  selected: SelectedRows;
  shownCount: number;
  addButton: RefObject<HTMLButtonElement | null>;
}

export function GuestDialogs(props: GuestDialogsProps) {
  const { eventId, open, show, columns, selected, shownCount, addButton } = props;
  /** What gets the focus once the edit dialog closes; null for the previously focused element. */
  const lostFocus = useRef<HTMLElement>(null);
  const change = useChangeGuests(eventId);
  const attendance = useAttendance(eventId);
  const ids = [...selected.ids];

  async function deleteOne() {
    const { doomed, edited } = open;
    if (doomed === null) return;
    show({ doomed: null });
    const { data } = await (edited ? change.removeInDialog(doomed) : change.removeInRow(doomed));
    if (!data) return;
    show({ edited: null });
    // The focused button disappeared with its row.
    if (edited) lostFocus.current = addButton.current;
    else addButton.current?.focus();
  }

  async function move({ chosen }: Moving, table: string) {
    show({ moving: null });
    const { data } = await change.move(chosen, table);
    if (data && !("id" in chosen)) endSelection();
  }

  async function deleteSelected() {
    show({ bulk: null });
    if ((await change.removeMany(ids)).data) endSelection();
  }

  function endSelection() {
    selected.clear();
    addButton.current?.focus();
  }

  function takeLostFocus() {
    const next = lostFocus.current;
    lostFocus.current = null;
    return next;
  }

  return (
    <>
      <AddGuestDialog
        eventId={eventId}
        columns={columns}
        open={open.isAdding}
        onEdit={(edited) => show({ edited })}
        onClose={() => show({ isAdding: false })}
      />
      <EditGuestDialog
        eventId={eventId}
        guest={open.edited}
        columns={columns}
        onDelete={(doomed) => show({ doomed })}
        onClose={() => show({ edited: null })}
        focusAfterwards={takeLostFocus}
      />
      <MoveGuestsDialog
        eventId={eventId}
        moving={open.moving}
        onPick={(moving, table) => void move(moving, table)}
        onClose={() => show({ moving: null })}
      />
      <CancelGuestDialog
        canceling={open.canceling}
        onAnswer={({ guest, plusOnes }, alsoPlusOnes) => {
          show({ canceling: null });
          void attendance.cancel(guest, alsoPlusOnes ? plusOnes : []);
        }}
        onClose={() => show({ canceling: null })}
      />
      <SetColumnDialog
        open={open.bulk === "column"}
        guestCount={ids.length}
        columns={columns}
        onSubmit={async (column, value) => {
          const { data } = await change.setColumn(ids, column, value);
          if (data) endSelection();
          return data !== undefined;
        }}
        onClose={() => show({ bulk: null })}
      />
      <ConfirmDialog
        open={open.doomed !== null}
        title={t("guest-list.removeTitle", { name: open.doomed?.name ?? "" })}
        description={t("guest-list.removeWarning")}
        confirmLabel={t("guest-list.remove")}
        onConfirm={() => void deleteOne()}
        onCancel={() => show({ doomed: null })}
      />
      <ConfirmDialog
        open={open.bulk === "delete"}
        title={t("guest-list.bulk.removeTitle", { count: ids.length })}
        description={deletionText(ids.length, shownCount)}
        confirmLabel={t("guest-list.bulk.remove")}
        onConfirm={() => void deleteSelected()}
        onCancel={() => show({ bulk: null })}
      />
    </>
  );
}

function deletionText(count: number, shownCount: number): string {
  const warning = t("guest-list.bulk.removeWarning", { count });
  if (shownCount === count) return warning;
  return `${warning} ${t("guest-list.bulk.removeElsewhere", { count: count - shownCount })}`;
}
