import { logFailure } from "../lib/log-failure.ts";
import { t } from "../lib/text.ts";
import type { ToastText } from "../lib/toast-text.ts";
import type { toaster as sharedToaster } from "./toaster.tsx";

let lastId = 0;

// The library of toasts comes after what is seen at first.
function withToaster(act: (toaster: typeof sharedToaster) => void): void {
  import("./toaster.tsx").then(({ toaster }) => act(toaster)).catch((error) => logFailure("Showing a toast", error));
}

export function dismissToast(id: string): void {
  withToaster((toaster) => toaster.dismiss(id));
}

/** Shows a toast in place of the previous one, and returns its id. `undo` adds a button, by default named "Undo". */
export function showToast(
  { type, title, description }: ToastText,
  undo?: () => void,
  undoLabel = t("ui.undo"),
): string {
  lastId += 1;
  const id = `toast-${lastId}`;
  const action = undo && { label: undoLabel, onClick: undo };
  withToaster((toaster) => {
    // Removed, not dismissed: while one is on its way out, the next ones would queue, each for its 5 seconds.
    toaster.remove();
    toaster.create({ id, type, title, description, closable: true, ...(action && { action }) });
  });
  return id;
}
