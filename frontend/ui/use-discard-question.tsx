import { type ReactNode, useState } from "react";
import { t } from "../lib/text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

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
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t("ui.discard.title")}
        description={t("ui.discard.description")}
        confirmLabel={t("ui.discard.confirm")}
        cancelLabel={t("ui.discard.cancel")}
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    ),
  };
}
