import { useState } from "react";
import { useAct } from "../../lib/act.ts";
import { refusalText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast-text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { type AppKey, AppKeyForm } from "./app-key-form.tsx";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
  MySecondFactorsDocument,
  RemoveAuthenticatorAppDocument,
  RenewRecoveryCodesDocument,
} from "./generated/second-factor.ts";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

// What is shown once is not kept in the cache.
const unkept = { fetchPolicy: "no-cache" } as const;
const reading = { refetchQueries: [MySecondFactorsDocument], awaitRefetchQueries: true };

interface FactorDialogProps {
  open: boolean;
  onClose: () => void;
}

export function SetUpDialog({ open, onClose }: FactorDialogProps) {
  return (
    <DialogFrame staysOpen open={open} title={t("second-factor.app.setUpName")} onClose={onClose}>
      <SetUpSteps onClose={onClose} />
    </DialogFrame>
  );
}

function SetUpSteps({ onClose }: { onClose: () => void }) {
  const [act] = useAct();
  const [appKey, setAppKey] = useState<AppKey>();
  const [codes, setCodes] = useState<string[]>();

  async function askForKey(currentPassword: string) {
    const mutation = BeginAuthenticatorAppDocument;
    const { data, error } = await act({ mutation, variables: { currentPassword }, ...unkept });
    if (error) return refusalText(error);
    setAppKey(data.beginAuthenticatorApp);
  }

  async function turnOn(code: string) {
    const mutation = ConfirmAuthenticatorAppDocument;
    const { data, error } = await act({ mutation, variables: { code }, ...unkept, ...reading });
    if (error) return refusalText(error);
    // None if the account has some already.
    if (data.confirmAuthenticatorApp.length > 0) setCodes(data.confirmAuthenticatorApp);
    else onClose();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (appKey) return <AppKeyForm appKey={appKey} onSubmit={turnOn} onCancel={onClose} />;
  return <PasswordForm submitLabel={t("second-factor.next")} onSubmit={askForKey} onCancel={onClose} />;
}

export function TurnOffDialog({ open, onClose }: FactorDialogProps) {
  const [act] = useAct();

  async function turnOff(currentPassword: string) {
    const { error } = await act({
      mutation: RemoveAuthenticatorAppDocument,
      variables: { currentPassword },
      ...reading,
      done: success(t("toasts.appTurnedOff.title")),
    });
    if (error) return refusalText(error);
    onClose();
  }

  return (
    <DialogFrame
      staysOpen
      open={open}
      title={t("second-factor.app.offTitle")}
      description={t("second-factor.app.offText")}
      onClose={onClose}
    >
      <PasswordForm submitLabel={t("second-factor.app.turnOff")} isDestructive onSubmit={turnOff} onCancel={onClose} />
    </DialogFrame>
  );
}

export function RenewDialog({ open, onClose }: FactorDialogProps) {
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
  const [act] = useAct();
  const [codes, setCodes] = useState<string[]>();

  async function giveNew(currentPassword: string) {
    const mutation = RenewRecoveryCodesDocument;
    const { data, error } = await act({ mutation, variables: { currentPassword }, ...unkept, ...reading });
    if (error) return refusalText(error);
    setCodes(data.renewRecoveryCodes);
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return <PasswordForm submitLabel={t("second-factor.codes.renew")} onSubmit={giveNew} onCancel={onClose} />;
}
