import { type ReactNode, useState } from "react";
import { t } from "../lib/text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface DiscardQuestion {
  setTouched: (isTouched: boolean) => void;
  askOrClose: () => void;
  question: ReactNode;
}

/** Keeps a dialog from dropping input unasked. Each time it opens, nothing has been entered yet. */
export function useDiscardQuestion(isOpen: boolean, onClose: () => void): DiscardQuestion {
  const [isTouched, setTouched] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (!isOpen && (isTouched || isAsking)) {
    setTouched(false);
    setIsAsking(false);
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
