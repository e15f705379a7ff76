import type { ReactNode } from "react";
import { DialogFrame } from "./dialog-frame.tsx";
import { useDiscardQuestion } from "./use-discard-question.tsx";

interface FormDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: () => HTMLElement | null;
  /** How often what was entered has been saved while the dialog stayed open. */
  savedCount?: number;
  children: ReactNode;
}

/** A form in a dialog. Escape, the cross and a click outside never drop typed text unasked. */
export function FormDialog({ open, title, onClose, focusAfterwards, savedCount = 0, children }: FormDialogProps) {
  const { setTouched, askOrClose, question } = useDiscardQuestion(open, onClose, savedCount);
  return (
    <DialogFrame
      open={open}
      title={title}
      focusAfterwards={focusAfterwards}
      question={question}
      onClose={askOrClose}
      onChange={() => setTouched(true)}
    >
      {children}
    </DialogFrame>
  );
}
