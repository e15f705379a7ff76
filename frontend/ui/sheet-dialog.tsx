import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { t } from "../lib/text.ts";

interface SheetDialogProps {
  open: boolean;
  title: string;
  isPhone: boolean;
  onClose: () => void;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: () => HTMLElement | null;
  onExited?: () => void;
  children: ReactNode;
}

export function SheetDialog({ open, title, isPhone, onClose, focusAfterwards, onExited, children }: SheetDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      placement={isPhone ? "bottom" : "top"}
      size="sm"
      motionPreset={isPhone ? "slide-in-bottom" : "scale"}
      lazyMount
      unmountOnExit
      // On a phone, a focused field would call up the keyboard, which covers the choices.
      {...(isPhone && { initialFocusEl: () => content.current })}
      {...(focusAfterwards && { finalFocusEl: focusAfterwards })}
      {...(onExited && { onExitComplete: onExited })}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={isPhone ? "0" : "4"}>
          <Dialog.Content
            ref={content}
            {...(isPhone && { mb: "0", borderBottomRadius: "0", maxW: "full", maxH: "85dvh" })}
            {...(!isPhone && { mt: "16", maxH: "calc(100dvh - 5rem)" })}
          >
            <Dialog.Header px={isPhone ? "4" : "5"} pb="2">
              <Dialog.Title textStyle="lg" overflowWrap="anywhere" pe="8">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body px={isPhone ? "4" : "5"} pb="4" display="flex" flexDirection="column" minH="0">
              {children}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size={isPhone ? "lg" : "sm"} aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
