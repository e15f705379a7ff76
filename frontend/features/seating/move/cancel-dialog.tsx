import { useState } from "react";
import { CancelQuestion } from "../../../ui/cancel-question.tsx";
import { type Canceling, type ShownBoard, useSeating } from "../seating.ts";
import { confirmCancel } from "../seating-actions.ts";
import { useStore } from "../store.ts";

export function CancelDialog({ shown }: { shown: ShownBoard }) {
  const seating = useSeating();
  const canceling = useStore(seating.canceling);
  // While the dialog closes, it still shows what it was about.
  const [about, setAbout] = useState<Canceling | null>(null);
  if (canceling && canceling !== about) setAbout(canceling);
  if (!about) return null;
  const { guestIds, plusOneIds } = about;
  const nameOf = (id: number) => shown.board.guests.get(id)?.name ?? "";
  const close = () => seating.canceling.set(null);

  return (
    <CancelQuestion
      open={canceling !== null}
      name={nameOf(guestIds[0] ?? 0)}
      count={guestIds.length}
      plusOnes={plusOneIds.map(nameOf)}
      onAnswer={(alsoPlusOnes) => {
        close();
        confirmCancel(seating, alsoPlusOnes ? [...guestIds, ...plusOneIds] : guestIds);
      }}
      onClose={close}
    />
  );
}
