import { type RefObject, useRef } from "react";
import type { SelectedRows } from "../../lib/use-row-selection.ts";
import { useLast } from "../../ui/dialog-frame.tsx";
import { AddGuestDialog } from "./add-guest-dialog.tsx";
import { EditGuestDialog } from "./edit-guest-dialog.tsx";
import { type Chosen, useGuestActs } from "./guest-acts.ts";
import type { GuestRow } from "./guest-row.ts";
import { MoveGuestsDialog } from "./move-guests-dialog.tsx";
import { SetColumnDialog } from "./set-column-dialog.tsx";

/** What somebody is about to do in a dialog of the list; questions need no dialog of their own. */
export type Doing =
  | { kind: "add" }
  | { kind: "edit"; guest: GuestRow }
  | { kind: "move"; chosen: Chosen; from: string | undefined }
  | { kind: "setColumn" };

interface GuestDialogsProps {
  eventId: number;
  doing: Doing | null;
  onDo: (next: Doing | null) => void;
  columns: readonly string[];
  selected: SelectedRows;
  addButton: RefObject<HTMLButtonElement | null>;
}

export function GuestDialogs({ eventId, doing, onDo, columns, selected, addButton }: GuestDialogsProps) {
  const acts = useGuestActs(eventId);
  const ids = [...selected.ids];
  const close = () => onDo(null);
  const last = useLast(doing);
  /** Whether what gets the focus afterwards has disappeared with its row. */
  const isRowGone = useRef(false);

  /** The focused button may have disappeared with its row. */
  function endSelection() {
    selected.clear();
    addButton.current?.focus();
  }

  async function move(chosen: Chosen, table: string) {
    close();
    if ((await acts.move(chosen, table)).data && !("id" in chosen)) endSelection();
  }

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
        guest={doing?.kind === "edit" ? doing.guest : null}
        columns={columns}
        onDelete={async (guest) => {
          isRowGone.current = await acts.deleteGuest(guest, "guestDeleted");
          if (isRowGone.current) close();
        }}
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
    </>
  );
}
