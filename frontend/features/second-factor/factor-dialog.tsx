import { Dialog } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DialogFrame } from "../../ui/dialog-frame.tsx";

interface FactorDialogProps {
  open: boolean;
  title: string;
  description?: string;
  onClose: () => void;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: () => HTMLElement | null;
  children: ReactNode;
}

/** A dialog that a click outside does not close: recovery codes are shown only once. */
export function FactorDialog({ open, title, description, onClose, focusAfterwards, children }: FactorDialogProps) {
  return (
    <Dialog.Root
      placement={{ base: "top", md: "center" }}
      scrollBehavior="outside"
      open={open}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
      {...(focusAfterwards && { finalFocusEl: focusAfterwards })}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <DialogFrame title={title} {...(description !== undefined && { description })}>
        {children}
      </DialogFrame>
    </Dialog.Root>
  );
}
