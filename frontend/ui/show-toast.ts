import { createToaster } from "@chakra-ui/react";
import type { ToastText } from "../lib/toast-texts.ts";

/** The toasts to show: one at a time, for 5 seconds; F8 focuses them. */
export const toaster = createToaster({
  placement: "bottom-end",
  max: 1,
  duration: 5000,
  hotkey: ["F8"],
  pauseOnPageIdle: true,
});

/** Shows a toast, in place of the previous one. */
export function showToast({ type, title, description }: ToastText): void {
  toaster.dismiss();
  toaster.create({ type, title, description, closable: true });
}
