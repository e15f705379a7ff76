import { Dialog } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { t } from "../lib/text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

interface FormDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: () => HTMLElement | null;
  children: ReactNode;
}

/** A form in a dialog. Its first field has the focus. Escape, the cross and a click outside never drop typed text unasked. */
export function FormDialog({ open, title, onClose, focusAfterwards, children }: FormDialogProps) {
  const [isTouched, setIsTouched] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (!open && (isTouched || isAsking)) {
    setIsTouched(false);
    setIsAsking(false);
  }

  function askOrClose() {
    if (isTouched) setIsAsking(true);
    else onClose();
  }

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
      <DialogFrame title={title} onChange={() => setIsTouched(true)}>
        {children}
      </DialogFrame>
      <ConfirmDialog
        open={isAsking}
        title={t("ui.discard.title")}
        description={t("ui.discard.description")}
        confirmLabel={t("ui.discard.confirm")}
        cancelLabel={t("ui.discard.cancel")}
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </Dialog.Root>
  );
}
