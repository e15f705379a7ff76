import { useEffect } from "react";

type Ask = () => Promise<boolean>;

const forms = new Set<symbol>();
const listeners = new Set<() => void>();
let askToLeave: Ask | undefined;

export const unsavedChanges = {
  exist: () => forms.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Registers a form as having unsaved changes while it `isDirty`. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol("a form with changes");
    forms.add(form);
    notifyListeners();
    return () => {
      forms.delete(form);
      notifyListeners();
    };
  }, [isDirty]);
}

/** Registers `ask` to ask whether to leave. Returns a function that unregisters it. */
export function answerLeaving(ask: Ask): () => void {
  askToLeave = ask;
  return () => {
    if (askToLeave === ask) askToLeave = undefined;
  };
}

/** Whether the user may leave the screen: true when nothing would be lost, otherwise the user's answer. */
export async function mayLeave(): Promise<boolean> {
  return !unsavedChanges.exist() || askToLeave === undefined || askToLeave();
}

/** Leaves the screen, after asking if something would be lost. */
export async function leaveBy(leave: () => void): Promise<void> {
  if (await mayLeave()) leave();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
