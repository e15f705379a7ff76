import { Button, Dialog, Portal } from "@chakra-ui/react";
import { t } from "../lib/text.ts";

export interface ConfirmQuestionProps {
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something destructive. Cancel has the focus, so that an accidental Enter does no harm. */
export function ConfirmQuestion({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = t("ui.cancel"),
  onConfirm,
  onCancel,
}: ConfirmQuestionProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      scrollBehavior="inside"
      placement="center"
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>{description}</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button colorPalette="red" onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
