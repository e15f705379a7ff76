import { Box, Button } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { askToDiscard } from "../lib/ask.ts";
import { t } from "../lib/text.ts";
import { FloatingBar } from "./floating-bar.tsx";

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
