import { useState } from "react";
import { CancelQuestion } from "../../ui/cancel-question.tsx";
import type { Canceling } from "./use-attendance.ts";

interface CancelGuestDialogProps {
  canceling: Canceling | null;
  onAnswer: (canceling: Canceling, alsoPlusOnes: boolean) => void;
  onClose: () => void;
}

export function CancelGuestDialog({ canceling, onAnswer, onClose }: CancelGuestDialogProps) {
  // While the dialog closes, it still shows what it was about.
  const [about, setAbout] = useState(canceling);
  if (canceling && canceling !== about) setAbout(canceling);
  if (!about) return null;
  return (
    <CancelQuestion
      open={canceling !== null}
      name={about.guest.name}
      plusOnes={about.plusOnes.map(({ name }) => name)}
      onAnswer={(alsoPlusOnes) => onAnswer(about, alsoPlusOnes)}
      onClose={onClose}
    />
  );
}
