import { type ReactNode, useState } from "react";
import { DiscardDialog } from "./discard-dialog.tsx";

interface DiscardQuestion {
  setTouched: (isTouched: boolean) => void;
  askOrClose: () => void;
  question: ReactNode;
}

/** Keeps a dialog from dropping input unasked. When it opens or has saved, nothing has been entered yet. */
export function useDiscardQuestion(isOpen: boolean, onClose: () => void, savedCount = 0): DiscardQuestion {
  // How often it had been saved when something was entered.
  const [enteredAfter, setEnteredAfter] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (!isOpen && (enteredAfter !== null || isAsking)) {
    setEnteredAfter(null);
    setIsAsking(false);
  }
  const isTouched = enteredAfter === savedCount;
  return {
    setTouched: (isEntered) => setEnteredAfter(isEntered ? savedCount : null),
    askOrClose: () => (isTouched ? setIsAsking(true) : onClose()),
    question: <DiscardDialog open={isAsking} onConfirm={onClose} onCancel={() => setIsAsking(false)} />,
  };
}
