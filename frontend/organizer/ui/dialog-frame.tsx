import { Button, CloseButton, Dialog, Flex, Portal, Stack } from "@chakra-ui/react";
import { type FormEvent, type FormEventHandler, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { askToDiscard } from "../lib/ask.ts";
import { t } from "../lib/text.ts";

/** Marks a field whose list is open. */
export const openListField = "data-list-open";

interface DialogProps {
  title: string;
  description?: string;
  /** Whether it is open, unless `trigger` decides. */
  open?: boolean;
  /** The button that opens it, which also gets the focus afterwards. */
  trigger?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** Space beside the content, if not the usual one. */
  px?: string;
  /** Whether only its answers close it, and Escape: a click outside does not, and there is no cross. */
  isQuestion?: boolean;
  /** Whether a click outside leaves it open, because something in it would be lost. */
  staysOpen?: boolean;
  onClose?: () => void;
  onExited?: () => void;
  /** Called when something in it is typed or chosen. */
  onChange?: FormEventHandler;
  /** What gets the focus when the dialog closes, if not the previously focused element. */
  focusAfterwards?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

/**
 * A dialog with a title and a cross. It is never taller than the window: its content scrolls, the title and the
 * {@link DialogActions} stay in view.
 */
export function DialogFrame({ px = "6", ...props }: DialogProps) {
  return (
    <Frame
      {...props}
      root={{ placement: props.isQuestion ? "center" : { base: "top", md: "center" }, scrollBehavior: "inside" }}
      positioner={{ px: { base: "2", sm: "4" } }}
      content={{ my: { base: "2", sm: "4", md: "8" }, maxH: contentHeight }}
      header={{ flexDirection: "column", gap: "1", pe: "12" }}
      body={{ px, scrollPaddingBlock: "1rem 6rem" }}
    />
  );
}

const contentHeight = { base: "calc(100dvh - 1rem)", sm: "calc(100dvh - 2rem)", md: "calc(100dvh - 4rem)" };

interface FormDialogProps extends DialogProps {
  open: boolean;
  onClose: () => void;
  /** How often what was entered has been saved while the dialog stayed open. */
  savedCount?: number;
}

/** A form in a dialog. Escape, the cross and a click outside never drop typed text unasked. */
export function FormDialog({ savedCount = 0, onClose, ...props }: FormDialogProps) {
  const { setTouched, askOrClose } = useDiscardQuestion(props.open, onClose, savedCount);
  return <DialogFrame {...props} onClose={askOrClose} onChange={() => setTouched(true)} />;
}

/** Keeps a dialog from dropping input unasked. When it opens or has saved, nothing has been entered yet. */
function useDiscardQuestion(isOpen: boolean, onClose: () => void, savedCount = 0) {
  // How often it had been saved when something was entered.
  const enteredAfter = useRef<number | null>(null);
  useEffect(() => {
    if (!isOpen) enteredAfter.current = null;
  }, [isOpen]);
  return {
    setTouched(isEntered: boolean): void {
      enteredAfter.current = isEntered ? savedCount : null;
    },
    askOrClose(): void {
      if (enteredAfter.current !== savedCount) onClose();
      else void askToDiscard().then((isConfirmed) => isConfirmed && onClose());
    },
  };
}

interface SheetDialogProps extends DialogProps {
  isPhone: boolean;
}

/** A list to choose from: at the bottom of a phone, under the thumb; elsewhere at the top, so that it grows downwards. */
export function SheetDialog({ isPhone, ...props }: SheetDialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const px = isPhone ? "4" : "5";
  return (
    <Frame
      {...props}
      size="sm"
      root={
        isPhone
          ? // A focused field would call up the keyboard, which covers the choices.
            { placement: "bottom", motionPreset: "slide-in-bottom", initialFocusEl: () => sheet.current }
          : { placement: "top", motionPreset: "scale" }
      }
      positioner={{ px: isPhone ? "0" : "4" }}
      content={
        isPhone
          ? { ref: sheet, mb: "0", borderBottomRadius: "0", maxW: "full", maxH: "85dvh" }
          : { mt: "16", maxH: "calc(100dvh - 5rem)" }
      }
      header={{ px, pb: "2", pe: "12" }}
      body={{ px, pb: "4", display: "flex", flexDirection: "column", minH: "0" }}
      crossSize={isPhone ? "lg" : "sm"}
    />
  );
}

interface FrameProps extends Omit<DialogProps, "px"> {
  root: Omit<Dialog.RootProps, "children">;
  positioner: Dialog.PositionerProps;
  content: Dialog.ContentProps & { ref?: Ref<HTMLDivElement> };
  header: Dialog.HeaderProps;
  body: Dialog.BodyProps;
  crossSize?: "sm" | "lg";
}

function Frame({ title, description, onClose, children, crossSize = "sm", ...props }: FrameProps) {
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      {...(props.isQuestion && { role: "alertdialog" })}
      closeOnInteractOutside={!props.staysOpen && !props.isQuestion}
      {...(props.open !== undefined && { open: props.open })}
      {...(props.size && { size: props.size })}
      {...(props.focusAfterwards && { finalFocusEl: props.focusAfterwards })}
      {...(props.onExited && { onExitComplete: props.onExited })}
      onEscapeKeyDown={(event) => {
        // Escape closes the list of a field first.
        if (event.target instanceof Element && event.target.hasAttribute(openListField)) event.preventDefault();
      }}
      onOpenChange={(change) => {
        if (!change.open) onClose?.();
      }}
      {...props.root}
    >
      {props.trigger && <Dialog.Trigger asChild>{props.trigger}</Dialog.Trigger>}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...props.positioner}>
          <Dialog.Content {...props.content}>
            <Dialog.Header {...props.header}>
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
              {description !== undefined && (
                <Dialog.Description color="fg.muted" textStyle="sm">
                  {description}
                </Dialog.Description>
              )}
            </Dialog.Header>
            <Dialog.Body onChange={props.onChange} {...props.body}>
              {children}
            </Dialog.Body>
            {!props.isQuestion && (
              <Dialog.CloseTrigger asChild>
                <CloseButton size={crossSize} aria-label={t("ui.close")} />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

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

interface DialogFormProps {
  submitLabel: string;
  busyLabel?: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  isDestructive?: boolean;
  /** What its Cancel does, if it has one. */
  onCancel?: (() => void) | undefined;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** A form of a dialog, with the button that sends it at its end. */
export function DialogForm({ submitLabel, busyLabel, isBusy = false, onCancel, ...props }: DialogFormProps) {
  const { isDisabled = false, isDestructive = false, onSubmit, children } = props;
  function submit(event: FormEvent): void {
    event.preventDefault();
    void onSubmit();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {children}
        <DialogActions>
          {onCancel && (
            <Button variant="outline" onClick={onCancel}>
              {t("ui.cancel")}
            </Button>
          )}
          <Button
            type="submit"
            disabled={isDisabled}
            loading={isBusy}
            loadingText={busyLabel}
            {...(isDestructive && { colorPalette: "red" })}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

/** What a dialog is about: the last value that was not null, so that it still shows that while it closes. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
