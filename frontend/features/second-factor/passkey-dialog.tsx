import { Alert, Button, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { rule } from "../../../common/rule-messages.ts";
import { passkeyName } from "../../../common/second-factor.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { DialogActions, DialogFrame } from "../../ui/dialog-frame.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { usePasskeys } from "./use-passkeys.ts";

const newPasskeyForm = z.object({
  name: passkeyName,
  password: z.string().min(1, rule("rules.passwordRequired")),
});

interface PasskeyDialogProps {
  open: boolean;
  onClose: () => void;
}

export function PasskeyDialog({ open, onClose }: PasskeyDialogProps) {
  return (
    <DialogFrame staysOpen open={open} title={t("second-factor.passkeys.add")} onClose={onClose}>
      <PasskeySteps onClose={onClose} />
    </DialogFrame>
  );
}

function PasskeySteps({ onClose }: { onClose: () => void }) {
  const passkeys = usePasskeys();
  const [codes, setCodes] = useState<string[]>();
  const form = useForm({ resolver: formRules(newPasskeyForm), defaultValues: { name: "", password: "" } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ name, password }: z.output<typeof newPasskeyForm>) {
    const begun = await passkeys.begin(password);
    if (!begun.isDone) return form.setError("password", { message: begun.reason }, { shouldFocus: true });
    const added = await passkeys.add(name, begun.result);
    if (!added.isDone) return form.setError("root", { message: added.reason });
    if (added.result.length > 0) return setCodes(added.result);
    return onClose();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="6">
        <TextField
          label={t("second-factor.passkeys.name")}
          hint={t("second-factor.passkeys.nameHint")}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <PasswordField
          label={t("second-factor.password")}
          autoComplete="current-password"
          hint={t("second-factor.passwordHint")}
          error={errors.password?.message}
          control={form.register("password")}
        />
        {errors.root?.message !== undefined && (
          <Alert.Root status="warning" colorPalette="brass" role="alert">
            <Alert.Indicator />
            <Alert.Title>{errors.root.message}</Alert.Title>
          </Alert.Root>
        )}
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" loading={isSubmitting} loadingText={t("second-factor.passkeys.waiting")}>
            {t("second-factor.next")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
