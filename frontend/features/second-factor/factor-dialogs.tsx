import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { refusalText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { showToast } from "../../ui/show-toast.ts";
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

/** Returns why a request was refused, for its form; undefined when it was done. */
async function refusalOf(request: () => Promise<void>): Promise<string | undefined> {
  try {
    await request();
    return undefined;
  } catch (error) {
    return refusalText(error);
  }
}

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
  const [begin] = useMutation(BeginAuthenticatorAppDocument, unkept);
  const [confirm] = useMutation(ConfirmAuthenticatorAppDocument, { ...unkept, ...reading });
  const [appKey, setAppKey] = useState<AppKey>();
  const [codes, setCodes] = useState<string[]>();

  const askForKey = (currentPassword: string) =>
    refusalOf(async () => {
      const { data } = await begin({ variables: { currentPassword } });
      setAppKey(data?.beginAuthenticatorApp);
    });
  const turnOn = (code: string) =>
    refusalOf(async () => {
      const { data } = await confirm({ variables: { code } });
      // None if the account has some already.
      const given = data?.confirmAuthenticatorApp ?? [];
      if (given.length > 0) setCodes(given);
      else onClose();
    });

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (appKey) return <AppKeyForm appKey={appKey} onSubmit={turnOn} onCancel={onClose} />;
  return <PasswordForm submitLabel={t("second-factor.next")} onSubmit={askForKey} onCancel={onClose} />;
}

export function TurnOffDialog({ open, onClose }: FactorDialogProps) {
  const [remove] = useMutation(RemoveAuthenticatorAppDocument, reading);
  const turnOff = (currentPassword: string) =>
    refusalOf(async () => {
      await remove({ variables: { currentPassword } });
      showToast(toastTexts.appTurnedOff());
      onClose();
    });
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
  const [renew] = useMutation(RenewRecoveryCodesDocument, { ...unkept, ...reading });
  const [codes, setCodes] = useState<string[]>();
  const giveNew = (currentPassword: string) =>
    refusalOf(async () => {
      const { data } = await renew({ variables: { currentPassword } });
      setCodes(data?.renewRecoveryCodes);
    });
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return <PasswordForm submitLabel={t("second-factor.codes.renew")} onSubmit={giveNew} onCancel={onClose} />;
}
