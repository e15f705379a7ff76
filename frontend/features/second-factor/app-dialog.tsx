import { useState } from "react";
import { t } from "../../lib/text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { AppKeyForm } from "./app-key-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { type AppKey, useAuthenticatorApp } from "./use-authenticator-app.ts";

interface AppDialogProps {
  open: boolean;
  onClose: () => void;
}

export function AppDialog({ open, onClose }: AppDialogProps) {
  return (
    <DialogFrame staysOpen open={open} title={t("second-factor.app.setUpName")} onClose={onClose}>
      <AppSteps onClose={onClose} />
    </DialogFrame>
  );
}

function AppSteps({ onClose }: { onClose: () => void }) {
  const app = useAuthenticatorApp();
  const [appKey, setAppKey] = useState<AppKey>();
  const [codes, setCodes] = useState<string[]>();

  async function begin(password: string) {
    const outcome = await app.begin(password);
    if (!outcome.isDone) return outcome.reason;
    setAppKey(outcome.result);
    return undefined;
  }

  async function confirm(code: string) {
    const outcome = await app.confirm(code);
    if (!outcome.isDone) return outcome.reason;
    if (outcome.result.length > 0) setCodes(outcome.result);
    else onClose();
    return undefined;
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (appKey) return <AppKeyForm appKey={appKey} onSubmit={confirm} onCancel={onClose} />;
  return <PasswordForm submitLabel={t("second-factor.next")} onSubmit={begin} onCancel={onClose} />;
}
