import { Field } from "@chakra-ui/react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { t } from "../../lib/text.ts";
import { PasswordInput } from "../../ui/password-input.tsx";

interface PasswordFieldProps {
  /** What is wrong with it. */
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** Asks for the password again, before something that weakens or strengthens signing in. */
export function PasswordField({ error, control }: PasswordFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{t("second-factor.password")}</Field.Label>
      <PasswordInput autoComplete="current-password" {...control} />
      <Field.HelperText>{t("second-factor.passwordHint")}</Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
