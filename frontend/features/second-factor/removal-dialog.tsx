import { DialogFrame } from "../../ui/dialog-frame.tsx";
import type { Outcome } from "./outcome.ts";
import { PasswordForm } from "./password-form.tsx";

interface RemovalDialogProps {
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  onConfirm: (password: string) => Promise<Outcome<void>>;
  onClose: () => void;
  focusAfterwards?: () => HTMLElement | null;
}

export function RemovalDialog({ confirmLabel, onConfirm, onClose, ...dialog }: RemovalDialogProps) {
  async function submit(password: string) {
    const outcome = await onConfirm(password);
    if (!outcome.isDone) return outcome.reason;
    onClose();
    return undefined;
  }

  return (
    <DialogFrame staysOpen {...dialog} onClose={onClose}>
      <PasswordForm submitLabel={confirmLabel} isDestructive onSubmit={submit} onCancel={onClose} />
    </DialogFrame>
  );
}
