import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { rule } from "../../../common/rule-messages.ts";
import { useAct } from "../../lib/act.ts";
import { refusalText } from "../../lib/errors.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { DialogFrame, FormActions } from "../../ui/dialog-frame.tsx";
import { PasswordField } from "../../ui/text-field.tsx";
import { type AppKey, AppKeyForm } from "./app-key-form.tsx";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
  MySecondFactorsDocument,
  RemoveAuthenticatorAppDocument,
  RenewRecoveryCodesDocument,
} from "./generated/second-factor.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** What an account's owner does with its second step of signing in. */
export type FactorAct = "setUp" | "turnOff" | "renew";

// What is shown once is not kept in the cache.
const unkept = { fetchPolicy: "no-cache" } as const;
const reading = { refetchQueries: [MySecondFactorsDocument], awaitRefetchQueries: true };

const texts = {
  setUp: () => ({ title: t("second-factor.app.setUpName") }),
  turnOff: () => ({ title: t("second-factor.app.offTitle"), description: t("second-factor.app.offText") }),
  renew: () => ({ title: t("second-factor.codes.renewTitle"), description: t("second-factor.codes.renewText") }),
};

interface FactorDialogProps {
  act: FactorAct;
  open: boolean;
  onClose: () => void;
}

/** Each begins with the password. A click beside it closes none: what is shown once would be lost. */
export function FactorDialog({ act, open, onClose }: FactorDialogProps) {
  return (
    <DialogFrame staysOpen open={open} {...texts[act]()} onClose={onClose}>
      <Steps act={act} onClose={onClose} />
    </DialogFrame>
  );
}

function Steps({ act: chosen, onClose }: Omit<FactorDialogProps, "open">) {
  const [act] = useAct();
  const [appKey, setAppKey] = useState<AppKey>();
  const [codes, setCodes] = useState<string[]>();

  async function setUp(currentPassword: string) {
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

  async function turnOff(currentPassword: string) {
    const [mutation, done] = [RemoveAuthenticatorAppDocument, success(t("toasts.appTurnedOff.title"))];
    const { error } = await act({ mutation, variables: { currentPassword }, ...reading, done });
    if (error) return refusalText(error);
    onClose();
  }

  async function renew(currentPassword: string) {
    const mutation = RenewRecoveryCodesDocument;
    const { data, error } = await act({ mutation, variables: { currentPassword }, ...unkept, ...reading });
    if (error) return refusalText(error);
    setCodes(data.renewRecoveryCodes);
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (appKey) return <AppKeyForm appKey={appKey} onSubmit={turnOn} onCancel={onClose} />;
  const onCancel = onClose;
  if (chosen === "turnOff")
    return (
      <PasswordForm submitLabel={t("second-factor.app.turnOff")} isDestructive {...{ onSubmit: turnOff, onCancel }} />
    );
  if (chosen === "renew")
    return <PasswordForm submitLabel={t("second-factor.codes.renew")} {...{ onSubmit: renew, onCancel }} />;
  return <PasswordForm submitLabel={t("second-factor.next")} {...{ onSubmit: setUp, onCancel }} />;
}

const passwordRules = z.object({ password: z.string().min(1, rule("rules.passwordRequired")) });

interface PasswordFormProps {
  submitLabel: string;
  isDestructive?: boolean;
  /** Returns why the password was refused; undefined when it was right. */
  onSubmit: (password: string) => Promise<string | undefined>;
  onCancel: () => void;
}

function PasswordForm({ submitLabel, isDestructive = false, onSubmit, onCancel }: PasswordFormProps) {
  const form = useForm({ resolver: formRules(passwordRules), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: z.output<typeof passwordRules>) {
    const reason = await onSubmit(password);
    if (reason !== undefined) form.setError("password", { message: reason }, { shouldFocus: true });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="6">
        <PasswordField
          label={t("second-factor.password")}
          autoComplete="current-password"
          hint={t("second-factor.passwordHint")}
          error={errors.password?.message}
          control={form.register("password")}
        />
        <FormActions {...{ submitLabel, isDestructive, onCancel }} isBusy={isSubmitting} />
      </Stack>
    </form>
  );
}
