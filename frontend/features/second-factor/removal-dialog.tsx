import { FactorDialog } from "./factor-dialog.tsx";
import type { Outcome } from "./outcome.ts";
import { PasswordForm } from "./password-form.tsx";

interface RemovalDialogProps {
  open: boolean;
  title: string;
  /** What will be different afterwards. */
  description: string;
  /** The verb on the confirming button. */
  confirmLabel: string;
  /** Removes what is to be removed. */
  onConfirm: (password: string) => Promise<Outcome<void>>;
  onClose: () => void;
  /** What gets the focus afterwards, if the button that led here is gone then. */
  focusAfterwards?: () => HTMLElement | null;
}

/** Asks for the password before something that confirms sign-ins is removed. */
export function RemovalDialog({ confirmLabel, onConfirm, onClose, ...dialog }: RemovalDialogProps) {
  async function submit(password: string) {
    const outcome = await onConfirm(password);
    if (!outcome.isDone) return outcome.reason;
    onClose();
    return undefined;
  }

  return (
    <FactorDialog {...dialog} onClose={onClose}>
      <PasswordForm submitLabel={confirmLabel} isDestructive onSubmit={submit} onCancel={onClose} />
    </FactorDialog>
  );
}
