import { Button, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { rule } from "../../../common/rule-messages.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { DialogActions } from "../../ui/dialog-frame.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

const passwordForm = z.object({ password: z.string().min(1, rule("rules.passwordRequired")) });

interface PasswordFormProps {
  submitLabel: string;
  isDestructive?: boolean;
  onSubmit: (password: string) => Promise<string | undefined>;
  onCancel: () => void;
}

export function PasswordForm({ submitLabel, isDestructive = false, onSubmit, onCancel }: PasswordFormProps) {
  const form = useForm({ resolver: formRules(passwordForm), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: z.output<typeof passwordForm>) {
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
        <DialogActions>
          <Button variant="outline" onClick={onCancel}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" loading={isSubmitting} {...(isDestructive && { colorPalette: "red" })}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
