import { type RefObject, useRef, useState } from "react";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import type { SelectedRows } from "../../lib/use-row-selection.ts";
import { CancelQuestion } from "../../ui/cancel-question.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { EditGuestDialog } from "./edit-guest-dialog.tsx";
import { type Chosen, type SeatedGuest, useGuestActs } from "./guest-acts.ts";
import type { GuestRow } from "./guest-row.ts";
import { MoveGuestsDialog } from "./move-guests-dialog.tsx";
import { SetColumnDialog } from "./set-column-dialog.tsx";

/** What somebody is about to do in the list; `guest` is undefined for those who are selected. */
export type Doing =
  | { kind: "add" }
  | { kind: "edit"; guest: GuestRow }
  | { kind: "delete"; guest: GuestRow | undefined; isEdited?: boolean }
  | { kind: "move"; chosen: Chosen; from: string | undefined }
  | { kind: "cancel"; guest: GuestRow; plusOnes: readonly SeatedGuest[] }
  | { kind: "setColumn" };

interface GuestDialogsProps {
  eventId: number;
  doing: Doing | null;
  onDo: (next: Doing | null) => void;
  columns: readonly string[];
  selected: SelectedRows;
  /** How many of the selected guests are on this page. */
  shownCount: number;
  addButton: RefObject<HTMLButtonElement | null>;
}

export function GuestDialogs(props: GuestDialogsProps) {
  const { eventId, doing, onDo, columns, selected, shownCount, addButton } = props;
  const acts = useGuestActs(eventId);
  const ids = [...selected.ids];
  const close = () => onDo(null);
  // While a dialog closes, it still shows what it was about.
  const [last, setLast] = useState(doing);
  if (doing && doing !== last) setLast(doing);
  /** Whether what gets the focus afterwards has disappeared with its row. */
  const isRowGone = useRef(false);

  /** The focused button may have disappeared with its row. */
  function endSelection() {
    selected.clear();
    addButton.current?.focus();
  }

  async function deleteOne({ id, name }: GuestRow, isEdited: boolean) {
    const about = isEdited ? "guestDeleted" : "guestRemoved";
    const done = success(t(`toasts.${about}.title`), t(`toasts.${about}.text`, { name }));
    const failed = t(isEdited ? "toasts.deleteGuestFailed.title" : "toasts.removeGuestFailed.title");
    if (!(await acts.remove([id], done, failed)).data) return;
    isRowGone.current = isEdited;
    close();
    if (!isEdited) addButton.current?.focus();
  }

  async function deleteSelected() {
    const done = success(t("toasts.guestsDeleted.title"), t("toasts.guestsDeleted.text", { count: ids.length }));
    if ((await acts.remove(ids, done, t("toasts.deleteGuestsFailed.title"))).data) endSelection();
  }

  async function move(chosen: Chosen, table: string) {
    close();
    if ((await acts.move(chosen, table)).data && !("id" in chosen)) endSelection();
  }

  const edited = doing?.kind === "edit" || (doing?.kind === "delete" && doing.isEdited) ? doing.guest : undefined;
  return (
    <>
      <AddGuestDialog
        eventId={eventId}
        columns={columns}
        open={doing?.kind === "add"}
        onEdit={(guest) => onDo({ kind: "edit", guest })}
        onClose={close}
      />
      <EditGuestDialog
        eventId={eventId}
        guest={edited ?? null}
        columns={columns}
        onDelete={(guest) => onDo({ kind: "delete", guest, isEdited: true })}
        onClose={close}
        focusAfterwards={() => {
          const next = isRowGone.current ? addButton.current : null;
          isRowGone.current = false;
          return next;
        }}
      />
      {last?.kind === "move" && (
        <MoveGuestsDialog
          eventId={eventId}
          open={doing === last}
          chosen={last.chosen}
          from={last.from}
          onPick={(table) => void move(last.chosen, table)}
          onClose={close}
        />
      )}
      {last?.kind === "cancel" && (
        <CancelQuestion
          open={doing === last}
          name={last.guest.name}
          plusOnes={last.plusOnes.map(({ name }) => name)}
          onAnswer={(alsoPlusOnes) => {
            close();
            void acts.cancel(last.guest, alsoPlusOnes ? last.plusOnes : []);
          }}
          onClose={close}
        />
      )}
      <SetColumnDialog
        open={doing?.kind === "setColumn"}
        guestCount={ids.length}
        columns={columns}
        onSubmit={async (column, value) => {
          const { data } = await acts.setColumn(ids, column, value);
          if (data) endSelection();
          return data !== undefined;
        }}
        onClose={close}
      />
      {last?.kind === "delete" && (
        <DeleteQuestion
          open={doing === last}
          guest={last.guest}
          count={ids.length}
          shownCount={shownCount}
          onConfirm={() => {
            const { guest, isEdited = false } = last;
            onDo(guest && isEdited ? { kind: "edit", guest } : null);
            void (guest ? deleteOne(guest, isEdited) : deleteSelected());
          }}
          onCancel={() => onDo(last.guest && last.isEdited ? { kind: "edit", guest: last.guest } : null)}
        />
      )}
    </>
  );
}

interface DeleteQuestionProps {
  open: boolean;
  guest: GuestRow | undefined;
  count: number;
  shownCount: number;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeleteQuestion({ guest, count, shownCount, ...dialog }: DeleteQuestionProps) {
  if (guest) {
    return (
      <ConfirmDialog
        {...dialog}
        title={t("guest-list.removeTitle", { name: guest.name })}
        description={t("guest-list.removeWarning")}
        confirmLabel={t("guest-list.remove")}
      />
    );
  }
  const warning = t("guest-list.bulk.removeWarning", { count });
  const elsewhere = t("guest-list.bulk.removeElsewhere", { count: count - shownCount });
  return (
    <ConfirmDialog
      {...dialog}
      title={t("guest-list.bulk.removeTitle", { count })}
      description={shownCount === count ? warning : `${warning} ${elsewhere}`}
      confirmLabel={t("guest-list.bulk.remove")}
    />
  );
}
