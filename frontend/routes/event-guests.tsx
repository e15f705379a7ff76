import { type ReactNode, useState } from "react";
import { FirstQuestion } from "../features/guest-import/file-entry.tsx";
import type { GuestImport } from "../features/guest-import/use-guest-import.ts";
import { lateDialog } from "../lib/late-part.tsx";

const AddGuestDialog = lateDialog(
  async () => (await import("../features/guests/add-guest-dialog.tsx")).AddGuestDialog,
  ({ open }) => open,
);

/** A list without guests has none. */
const noColumns: readonly string[] = [];

interface EventGuestsProps {
  guestImport: GuestImport;
  children: ReactNode;
}

export function EventGuests({ guestImport, children }: EventGuestsProps) {
  const [isAdding, setIsAdding] = useState(false);
  if (guestImport.isOpen) return null;
  return (
    <>
      {guestImport.asksForList ? (
        <FirstQuestion guestImport={guestImport} onAddGuest={() => setIsAdding(true)} />
      ) : (
        children
      )}
      <AddGuestDialog
        eventId={guestImport.eventId}
        columns={noColumns}
        open={isAdding}
        onEdit={() => setIsAdding(false)}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}
