import { Field, Input } from "@chakra-ui/react";

interface DialogFieldProps {
  label: string;
  value: string;
  isNumber?: boolean;
  maxLength?: number;
  hint?: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

export function DialogField({ label, value, isNumber, maxLength, hint, error, onChange }: DialogFieldProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={value}
        autoComplete="off"
        {...(isNumber && { inputMode: "numeric" as const })}
        {...(maxLength !== undefined && { maxLength })}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
