import { Field } from "@chakra-ui/react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordInput } from "./password-input.tsx";

interface PasswordFieldProps {
  label: string;
  isRequired?: boolean;
  autoComplete: "current-password" | "new-password";
  /** What the password is for, or must be like. */
  hint?: string;
  /** What is wrong with it. */
  error: string | undefined;
  control: UseFormRegisterReturn;
}

/** A labeled password field of a form, with its error below. */
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
