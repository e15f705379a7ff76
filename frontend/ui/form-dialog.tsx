import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../lib/text.ts";

interface FormDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: () => HTMLElement | null;
  children: ReactNode;
}

/** A form in a dialog. Its first field has the focus. */
export function FormDialog({ open, title, onClose, focusAfterwards, children }: FormDialogProps) {
  return (
    <Dialog.Root
      placement={{ base: "top", md: "center" }}
      scrollBehavior="outside"
      open={open}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      {...(focusAfterwards && { finalFocusEl: focusAfterwards })}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content my={{ base: "4", md: "16" }}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
