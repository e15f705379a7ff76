import { type ReactNode, useState } from "react";
import { FirstQuestion } from "../features/guest-import/first-question.tsx";
import type { GuestImport } from "../features/guest-import/use-guest-import.ts";
import { AddGuestDialog } from "../features/guests/add-guest-dialog.tsx";

interface EventGuestsProps {
  guestImport: GuestImport;
  /** The list, once there is one or somebody starts without a file. */
  children: ReactNode;
}

/** The guests' tab of an event: asks for the list first, if there is none. */
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
        open={isAdding}
        onEdit={() => setIsAdding(false)}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}
