import { type ReactNode, useState } from "react";
import { t } from "../lib/text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface DiscardQuestion {
  /** Says whether closing would drop something. */
  setTouched: (isTouched: boolean) => void;
  /** Closes the dialog, and asks first if something would be dropped. */
  askOrClose: () => void;
  /** To be rendered inside of the dialog. */
  question: ReactNode;
}

/** Keeps a dialog from dropping what was entered unasked. Each time it opens, nothing has been entered yet. */
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
