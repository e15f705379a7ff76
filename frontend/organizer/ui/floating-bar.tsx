import { Box, Button, Flex, Spacer, Text, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { askToDiscard } from "../lib/ask.ts";
import { t } from "../lib/text.ts";

interface FloatingBarProps {
  label: string;
  /** Announced when the bar opens. */
  text: string;
  isTextHiddenOnPhones?: boolean;
  isOpen: boolean;
  more?: ReactNode;
  children: ReactNode;
}

/** Floats at the bottom of the screen until the end of the list or form. */
export function FloatingBar({ label, text, isTextHiddenOnPhones = false, isOpen, more, children }: FloatingBarProps) {
  return (
    <>
      <VisuallyHidden role="status">{isOpen ? text : ""}</VisuallyHidden>
      {isOpen && (
        <Flex
          role="group"
          aria-label={label}
          data-bottom-bar=""
          position="sticky"
          bottom="max(0.75rem, env(safe-area-inset-bottom))"
          zIndex="2"
          align="center"
          gap="1"
          minH="14"
          ps="4"
          pe="2"
          bg="bg.panel"
          borderWidth="1px"
          rounded="l2"
          shadow="lg"
        >
          <Text
            textStyle="sm"
            fontWeight="semibold"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
            hideBelow={isTextHiddenOnPhones ? "sm" : undefined}
          >
            {text}
          </Text>
          {more}
          <Spacer />
          {children}
        </Flex>
      )}
    </>
  );
}

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  label: string;
  savingLabel: string;
  onDiscard: () => void;
}

/** The last part of a form: saves it, or takes back what was typed, while there is something to save. */
export function SaveBar({ isDirty, isSaving, label, savingLabel, onDiscard }: SaveBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isDirty || isSaving;
  useSaveKey(() => button.current);

  async function discard() {
    if (await askToDiscard()) onDiscard();
  }

  return (
    <>
      <FloatingBar label={label} text={t("ui.unsaved.note")} isTextHiddenOnPhones isOpen={isOpen}>
        <Button variant="ghost" disabled={isSaving} onClick={() => void discard()}>
          {t("ui.discard.confirm")}
        </Button>
        <Button ref={button} type="submit" loading={isSaving} loadingText={savingLabel}>
          {label}
        </Button>
      </FloatingBar>
      {/* The bar's place, so that nothing moves when it opens. */}
      {!isOpen && <Box h="14" />}
    </>
  );
}

/** Ctrl+S or ⌘S presses the button, unless it is in a tab that is not open or behind a dialog. */
function useSaveKey(findButton: () => HTMLButtonElement | null): void {
  const save = useEffectEvent((press: KeyboardEvent) => {
    const isSave =
      (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey && press.key.toLowerCase() === "s";
    const button = findButton();
    if (!isSave || !button?.checkVisibility() || button.closest("[aria-hidden=true], [inert]")) return;
    press.preventDefault();
    if (!press.repeat) button.click();
  });
  useEffect(() => {
    document.addEventListener("keydown", save);
    return () => document.removeEventListener("keydown", save);
  }, []);
}
