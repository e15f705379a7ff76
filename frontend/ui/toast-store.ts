import { createToaster } from "@chakra-ui/react/toast";
import type { ToastText } from "../lib/toast-texts.ts";

/** Where toasts wait to be shown. One at a time, for 5 seconds, reached by F8. */
export const toaster = createToaster({
  placement: "bottom-end",
  max: 1,
  duration: 5000,
  hotkey: ["F8"],
  pauseOnPageIdle: true,
});

/** Puts a toast in place of the one that is showing. */
export function addToast({ type, title, description }: ToastText): void {
  toaster.dismiss();
  toaster.create({ type, title, description, closable: true });
}
