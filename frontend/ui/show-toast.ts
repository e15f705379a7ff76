import type { ToastText } from "../lib/toast-texts.ts";

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a toast, in place of the previous one. The code loads with the first toast. */
export function showToast(text: ToastText): void {
  wanted = true;
  for (const listener of listeners) listener();
  void import("./toast-store.ts").then(({ addToast }) => addToast(text));
}

/** For the toaster's outlet: whether there has been any toast yet. */
export const toastDemand = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  exists: () => wanted,
};
