import { Field, Input } from "@chakra-ui/react";
import type { ChangeEventHandler, FocusEventHandler, Ref } from "react";

interface CodeFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  name: string;
  ref: Ref<HTMLInputElement>;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler<HTMLInputElement>;
}

/** A field for a short-lived code of digits. Phones show number keys, and offer a code that they know. */
export function CodeField({ label, hint, error, ...control }: CodeFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        // Digits, and the gap that apps show between them.
        maxLength={10}
        textStyle="lg"
        letterSpacing="0.2em"
        textAlign="center"
        {...control}
      />
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
