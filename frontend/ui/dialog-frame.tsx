import { CloseButton, Dialog, Flex, Portal } from "@chakra-ui/react";
import type { FormEventHandler, ReactNode } from "react";
import { t } from "../lib/text.ts";
import { openListField } from "./suggest-field.tsx";

interface DialogFrameProps {
  title: string;
  description?: string;
  /** Whether it is open, unless `trigger` decides. */
  open?: boolean;
  /** The button that opens it, which also gets the focus afterwards. */
  trigger?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** Space beside the content, if not the usual one. */
  px?: string;
  /** Whether a click outside leaves it open, because something in it would be lost. */
  staysOpen?: boolean;
  onClose?: () => void;
  /** Called when something in it is typed or chosen. */
  onChange?: FormEventHandler;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: (() => HTMLElement | null) | undefined;
  /** A further dialog above this one. */
  question?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog with a title and a cross. It is never taller than the window: its content scrolls, the title and the
 * {@link DialogActions} stay in view.
 */
export function DialogFrame({ title, description, px = "6", onClose, children, ...props }: DialogFrameProps) {
  return (
    <Dialog.Root
      placement={{ base: "top", md: "center" }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      closeOnInteractOutside={!props.staysOpen}
      {...(props.open !== undefined && { open: props.open })}
      {...(props.size && { size: props.size })}
      {...(props.focusAfterwards && { finalFocusEl: props.focusAfterwards })}
      onEscapeKeyDown={(event) => {
        // Escape closes the list of a field first.
        if (event.target instanceof Element && event.target.closest(openListField)) event.preventDefault();
      }}
      onOpenChange={(change) => {
        if (!change.open) onClose?.();
      }}
    >
      {props.trigger && <Dialog.Trigger asChild>{props.trigger}</Dialog.Trigger>}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: "2", sm: "4" }}>
          <Dialog.Content my={{ base: "2", sm: "4", md: "8" }} maxH={contentHeight}>
            <Dialog.Header flexDirection="column" gap="1" pe="12">
              <Dialog.Title>{title}</Dialog.Title>
              {description !== undefined && (
                <Dialog.Description color="fg.muted" textStyle="sm">
                  {description}
                </Dialog.Description>
              )}
            </Dialog.Header>
            <Dialog.Body px={px} scrollPaddingBlock="1rem 6rem" onChange={props.onChange}>
              {children}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui.close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      {props.question}
    </Dialog.Root>
  );
}

const contentHeight = { base: "calc(100dvh - 1rem)", sm: "calc(100dvh - 2rem)", md: "calc(100dvh - 4rem)" };

/** The buttons at the end of a dialog, or of a form in it. What is above them scrolls out of sight behind them. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Flex
      position="sticky"
      bottom="-6"
      zIndex="1"
      gap="3"
      justify="end"
      wrap="wrap-reverse"
      mx="-6"
      mb="-6"
      px="6"
      pt="2"
      pb="6"
      bg="bg.panel"
      borderBottomRadius="l3"
      _before={{
        content: '""',
        position: "absolute",
        bottom: "100%",
        insetX: "0",
        height: "4",
        bgGradient: "to-t",
        gradientFrom: "bg.panel",
        gradientTo: "transparent",
        pointerEvents: "none",
      }}
    >
      {children}
    </Flex>
  );
}
