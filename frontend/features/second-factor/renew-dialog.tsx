import { useState } from "react";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useRenewRecoveryCodes } from "./use-renew-recovery-codes.ts";

interface RenewDialogProps {
  open: boolean;
  onClose: () => void;
}

export function RenewDialog({ open, onClose }: RenewDialogProps) {
  return (
    <DialogFrame
      staysOpen
      open={open}
      title={t("second-factor.codes.renewTitle")}
      description={t("second-factor.codes.renewText")}
      onClose={onClose}
    >
      <RenewSteps onClose={onClose} />
    </DialogFrame>
  );
}

function RenewSteps({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<string[]>();

  async function submit(password: string) {
    const outcome = await renew(password);
    if (!outcome.isDone) return outcome.reason;
    setCodes(outcome.result);
    return undefined;
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return <PasswordForm submitLabel={t("second-factor.codes.renew")} onSubmit={submit} onCancel={onClose} />;
}
