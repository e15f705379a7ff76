import { Field } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { PasswordInput } from "./password-input.tsx";

interface PasswordFieldProps {
  label: string;
  isRequired?: boolean;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error: string | undefined;
  /** Its name, and what else a form needs. */
  control: Pick<ComponentProps<typeof PasswordInput>, "name" | "ref" | "onChange" | "onBlur">;
}

export function PasswordField({ label, isRequired = false, autoComplete, hint, error, control }: PasswordFieldProps) {
  return (
    <Field.Root required={isRequired} invalid={error !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <PasswordInput autoComplete={autoComplete} {...control} />
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
