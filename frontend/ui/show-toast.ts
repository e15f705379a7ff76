import { createToaster } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import type { ToastText } from "../lib/toast-texts.ts";

const bottomOffset = "calc(1rem + var(--bottom-bar, 0px))";

/** The toasts to show: one at a time, for 5 seconds; F8 focuses them. */
export const toaster = createToaster({
  placement: "bottom-end",
  offsets: { top: "1rem", left: "1rem", right: "1rem", bottom: bottomOffset },
  max: 1,
  duration: 5000,
  hotkey: ["F8"],
  pauseOnPageIdle: true,
});

export function dismissToast(id: string): void {
  toaster.dismiss(id);
}

/** Shows a toast in place of the previous one, and returns its id. `undo` adds a button, by default named "Undo". */
export function showToast(
  { type, title, description }: ToastText,
  undo?: () => void,
  undoLabel = t("ui.undo"),
): string {
  // Removed, not dismissed: while one is on its way out, the next ones would queue, each for its 5 seconds.
  toaster.remove();
  const action = undo && { label: undoLabel, onClick: undo };
  return toaster.create({ type, title, description, closable: true, ...(action && { action }) });
}
