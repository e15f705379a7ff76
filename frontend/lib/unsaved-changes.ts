import { useEffect } from "react";

type Ask = () => Promise<boolean>;

const forms = new Set<symbol>();
const listeners = new Set<() => void>();
let askToLeave: Ask | undefined;

/** Whether anything on the screen is changed and not saved, to watch. */
export const unsavedChanges = {
  exist: () => forms.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Counts a form among what would be lost by leaving, for as long as it `isDirty`. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol("a form with changes");
    forms.add(form);
    tellListeners();
    return () => {
      forms.delete(form);
      tellListeners();
    };
  }, [isDirty]);
}

/** Lets `ask` put the question whether to leave. Returns how to end that. */
export function answerLeaving(ask: Ask): () => void {
  askToLeave = ask;
  return () => {
    if (askToLeave === ask) askToLeave = undefined;
  };
}

/** Whether the screen may be left: true at once when nothing would be lost, else what the user answers. */
export async function mayLeave(): Promise<boolean> {
  return !unsavedChanges.exist() || askToLeave === undefined || askToLeave();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
