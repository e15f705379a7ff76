import { logFailure } from "../lib/log-failure.ts";
import { t } from "../lib/text.ts";
import type { ToastText } from "../lib/toast-text.ts";
import type { toaster as sharedToaster } from "./toaster.tsx";

let lastId = 0;
let loaded: typeof sharedToaster | undefined;
let isWanted = false;
let whenWanted: () => void = () => undefined;

// The library of toasts comes with the first one, or before it.
function withToaster(act: (toaster: typeof sharedToaster) => void): void {
  if (loaded) {
    act(loaded);
    return;
  }
  isWanted = true;
  whenWanted();
  import("./toaster.tsx")
    .then(({ toaster }) => {
      loaded = toaster;
      act(toaster);
    })
    .catch((error) => logFailure("Showing a toast", error));
}

/** Calls back when there is a first toast to show. Returns the end of that. */
export function onFirstToast(callback: () => void): () => void {
  whenWanted = callback;
  if (isWanted) callback();
  return () => {
    whenWanted = () => undefined;
  };
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
