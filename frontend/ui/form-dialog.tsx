import { Dialog } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DialogFrame } from "./dialog-frame.tsx";
import { useDiscardQuestion } from "./use-discard-question.tsx";

interface FormDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: () => HTMLElement | null;
  children: ReactNode;
}

/** A form in a dialog. Escape, the cross and a click outside never drop typed text unasked. */
export function FormDialog({ open, title, onClose, focusAfterwards, children }: FormDialogProps) {
  const { setTouched, askOrClose, question } = useDiscardQuestion(open, onClose);
  return (
    <Dialog.Root
      placement={{ base: "top", md: "center" }}
      scrollBehavior="outside"
      open={open}
      lazyMount
      unmountOnExit
      {...(focusAfterwards && { finalFocusEl: focusAfterwards })}
      onOpenChange={(change) => {
        if (!change.open) askOrClose();
      }}
    >
      <DialogFrame title={title} onChange={() => setTouched(true)}>
        {children}
      </DialogFrame>
      {question}
    </Dialog.Root>
  );
}
