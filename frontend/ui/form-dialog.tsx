import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { t } from "../lib/text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

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
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content my={{ base: "4", md: "16" }}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body onChange={() => setIsTouched(true)}>{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
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
