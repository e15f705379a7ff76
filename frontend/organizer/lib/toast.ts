import { makeVar } from "@apollo/client";
import { t } from "./text.ts";

/** What a toast says. */
export interface ToastText {
  type: "success" | "error";
  title: string;
  description?: string | undefined;
}

interface Toast extends ToastText {
  id: string;
  action?: { label: string; onClick: () => void } | undefined;
}

export const success = (title: string, description?: string): ToastText => ({ type: "success", title, description });
export const failure = (title: string, description?: string): ToastText => ({ type: "error", title, description });

/** The toast to show, for the one part of the page that shows toasts. */
export const shownToast = makeVar<Toast | null>(null);

let lastId = 0;

/** Shows a toast in place of the previous one, and returns its id. `undo` adds a button, by default named "Undo". */
export function showToast(text: ToastText, undo?: () => void, undoLabel = t("ui.undo")): string {
  lastId += 1;
  const id = `toast-${lastId}`;
  shownToast({ ...text, id, action: undo && { label: undoLabel, onClick: undo } });
  return id;
}

/** Takes a toast away, unless another one has replaced it. */
export function dismissToast(id: string): void {
  if (shownToast()?.id === id) shownToast(null);
}
