import { type ReactNode, useState } from "react";
import { DiscardDialog } from "./discard-dialog.tsx";

interface DiscardQuestion {
  setTouched: (isTouched: boolean) => void;
  askOrClose: () => void;
  question: ReactNode;
}

/** Keeps a dialog from dropping input unasked. When it opens or has saved, nothing has been entered yet. */
export function useDiscardQuestion(isOpen: boolean, onClose: () => void, savedCount = 0): DiscardQuestion {
  const [isTouched, setTouched] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [lastSaved, setLastSaved] = useState(savedCount);
  if ((!isOpen && (isTouched || isAsking)) || savedCount !== lastSaved) {
    setTouched(false);
    setIsAsking(false);
    setLastSaved(savedCount);
  }
  return {
    setTouched,
    askOrClose: () => (isTouched ? setIsAsking(true) : onClose()),
    question: <DiscardDialog open={isAsking} onConfirm={onClose} onCancel={() => setIsAsking(false)} />,
  };
}
